import { useState } from 'react'
import type { ApiFailure } from '#app/contract/api-client.ts'
import { FormDialog } from '#app/ui/form-dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { MissingDocument } from '../step-documents-contract.ts'
import { listMissing } from './missing-documents.ts'

interface OverrideDialogProps {
  /** The name of the step. */
  step: string
  missing: MissingDocument[]
  /** Moves the application. Returns the error. */
  onOverride: (reason: string) => Promise<ApiFailure | undefined>
  onClose: () => void
}

/** Moves an application to a step although documents are missing. */
export function OverrideDialog({ step, missing, onOverride, onClose }: OverrideDialogProps) {
  const [reason, setReason] = useState('')
  const [failure, setFailure] = useState<ApiFailure>()
  const [isSending, setSending] = useState(false)

  async function move() {
    if (!reason.trim()) {
      const fields = { override_reason: 'Please enter a reason.' }
      return setFailure({ code: 'invalid', detail: '', fields })
    }
    setSending(true)
    const refused = await onOverride(reason)
    setSending(false)
    if (refused) setFailure(refused)
    else onClose()
  }

  return (
    <FormDialog
      title={`Documents for the step “${step}” are missing`}
      action="Move without documents"
      failure={failure}
      isSending={isSending}
      onSubmit={() => void move()}
      onClose={onClose}
    >
      <p className="wrap-anywhere">{listMissing(missing)}</p>
      <TextField
        label="Reason"
        path="override_reason"
        isRequired
        maxLength={300}
        hint="The step and the activity log show it."
        value={reason}
        onChange={setReason}
      />
    </FormDialog>
  )
}
