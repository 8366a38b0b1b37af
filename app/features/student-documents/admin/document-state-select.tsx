import { documentStateLabels } from '#app/features/leads/admin/lead-labels.ts'
import { type DocumentState, documentStates } from '../contract.ts'

interface DocumentStateSelectProps {
  label: string
  state: DocumentState
  isSending: boolean
  onChoose: (state: DocumentState) => void
  className?: string
}

/** States that need a proof or a reason, and are set by their own forms. */
const formStates: DocumentState[] = ['verified', 'rejected']

/** Selects the state of a document. */
export function DocumentStateSelect(props: DocumentStateSelectProps) {
  const { label, state, isSending, onChoose, className = '' } = props

  return (
    <select
      aria-label={label}
      className={`min-h-9 rounded-lg border border-ink/40 bg-white px-2 py-1 text-sm ${className}`}
      value={state}
      disabled={isSending}
      onChange={({ target }) => onChoose(target.value as DocumentState)}
    >
      {documentStates
        .filter((each) => each === state || !formStates.includes(each))
        .map((each) => (
          <option key={each} value={each}>
            {documentStateLabels[each]}
          </option>
        ))}
    </select>
  )
}
