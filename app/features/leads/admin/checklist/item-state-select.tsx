import { type Check, type CheckState, checkStates } from '../../checklist-contract.ts'
import { itemStateLabels } from '../lead-labels.ts'

interface ItemStateSelectProps {
  label: string
  state: Check['state']
  isSending: boolean
  onChoose: (state: CheckState) => void
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
      onChange={({ target }) => onChoose(target.value as CheckState)}
    >
      {checkStates.map((each) => (
        <option key={each} value={each}>
          {itemStateLabels[each]}
        </option>
      ))}
    </select>
  )
}
