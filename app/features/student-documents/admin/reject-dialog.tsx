import { useState } from 'react'
import { nameDocument } from '#app/features/leads/admin/lead-labels.ts'
import { FormDialog } from '#app/ui/form-dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type StudentDocument, studentDocumentsApi } from '../contract.ts'
import { useDocuments } from './use-documents.ts'

interface RejectDialogProps {
  document: StudentDocument
  onClose: () => void
}

/** Rejects a document with a reason. */
export function RejectDialog({ document, onClose }: RejectDialogProps) {
  const [reason, setReason] = useState('')
  const { send, isSending, failure } = useDocuments()

  async function reject() {
    const body = { state: 'rejected' as const, reject_reason: reason }
    const params = { id: document.id }
    const isDone = await send((api) => api.attempt(studentDocumentsApi.change, { params, body }))
    if (isDone) onClose()
  }

  return (
    <FormDialog
      title={`Reject: ${nameDocument(document)}`}
      action="Reject"
      failure={failure}
      isSending={isSending}
      onSubmit={() => void reject()}
      onClose={onClose}
    >
      <TextField
        label="Reason"
        path="reject_reason"
        isRequired
        rows={2}
        maxLength={500}
        hint="For example: the second page is missing."
        value={reason}
        onChange={setReason}
      />
    </FormDialog>
  )
}
