import { type ReactNode, useState } from 'react'
import type { ApiFailure } from '#app/contract/api-client.ts'
import { FormDialog } from '#app/ui/form-dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { matchesName } from '../personal-data-contract.ts'

interface EraseDialogProps {
  title: string
  /** What is erased. */
  warning?: string
  /** Label of the confirmation field. */
  label: string
  /** Text that must be typed to confirm. */
  expected: string
  isSending?: boolean
  /** Error of the server about the typed text. */
  failure?: ApiFailure
  onErase: (typed: string) => void
  onClose: () => void
  children?: ReactNode
}

const ALL = 'This erases all enquiries, chat messages, notes and files. It cannot be undone.'

/** Asks for a typed confirmation before personal data is erased permanently. */
export function EraseDialog({ title, warning = ALL, label, expected, ...props }: EraseDialogProps) {
  const { isSending, failure, onErase, onClose, children } = props
  const [typed, setTyped] = useState('')
  const [isMismatch, setMismatch] = useState(false)

  function erase() {
    const isExpected = matchesName(expected, typed)
    setMismatch(!isExpected)
    if (isExpected) onErase(typed)
  }

  return (
    <FormDialog
      title={title}
      action="Erase"
      variant="danger"
      failure={failure}
      isSending={isSending}
      onSubmit={erase}
      onClose={onClose}
    >
      <p>{warning}</p>
      {children}
      <p className="wrap-anywhere">
        To confirm, type <strong>{expected}</strong>
      </p>
      <TextField
        label={label}
        isRequired
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        path="name"
        error={isMismatch ? `Type ${expected} exactly as shown above.` : undefined}
      />
    </FormDialog>
  )
}
