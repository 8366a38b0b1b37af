import { itemStateLabels } from '#app/features/leads/admin/lead-labels.ts'
import { type ChecklistItem, type ItemState, itemStates } from '../checklist-contract.ts'

interface ItemStateSelectProps {
  label: string
  state: ChecklistItem['state']
  isSending: boolean
  onChoose: (state: ItemState) => void
  className?: string
}

/** Selects the status of an item. */
export function ItemStateSelect(props: ItemStateSelectProps) {
  const { label, state, isSending, onChoose, className = '' } = props

  return (
    <select
      aria-label={label}
      className={`min-h-9 rounded-lg border border-ink/40 bg-white px-2 py-1 text-sm ${className}`}
      value={state}
      disabled={isSending}
      onChange={({ target }) => onChoose(target.value as ItemState)}
    >
      {itemStates.map((each) => (
        <option key={each} value={each}>
          {itemStateLabels[each]}
        </option>
      ))}
    </select>
  )
}
