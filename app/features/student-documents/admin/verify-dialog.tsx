import { useState } from 'react'
import { nameDocument, verificationLabels } from '#app/features/leads/admin/lead-labels.ts'
import { Field } from '#app/ui/field.tsx'
import { FileInput } from '#app/ui/file-input.tsx'
import { FormDialog } from '#app/ui/form-dialog.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import {
  type StudentDocument,
  studentDocumentsApi,
  type VerificationMethod,
  verificationMethods,
} from '../contract.ts'
import { acceptedFiles, checkFile } from './files-upload.tsx'
import { useDocuments } from './use-documents.ts'

interface VerifyDialogProps {
  document: StudentDocument
  onClose: () => void
}

const methods = verificationMethods.map((each) => [each, verificationLabels[each]] as const)

/** Records how a document was verified, with a proof file or a note. */
export function VerifyDialog({ document, onClose }: VerifyDialogProps) {
  const [how, setHow] = useState<VerificationMethod>('original')
  const [note, setNote] = useState('')
  const [file, setFile] = useState<File>()
  const { send, isSending, failure } = useDocuments()
  const fileProblem = file && checkFile(file)

  async function verify() {
    if (fileProblem) return
    const params = { id: document.id }
    const isDone = await send((api) =>
      api.attempt(studentDocumentsApi.verify, { params, body: { how, note }, file }),
    )
    if (isDone) onClose()
  }

  return (
    <FormDialog
      title={`Verify: ${nameDocument(document)}`}
      action="Verify"
      failure={failure}
      isSending={isSending}
      onSubmit={() => void verify()}
      onClose={onClose}
    >
      <SelectField label="How" path="how" options={methods} value={how} onChange={setHow} />
      <Field
        label="Proof file"
        path="file"
        hint="For example a photo of the original or the answer of the university."
        error={fileProblem}
      >
        {(control) => (
          <FileInput
            {...control}
            accept={acceptedFiles}
            onChange={({ target }) => setFile(target.files?.[0])}
          />
        )}
      </Field>
      <TextField
        label="What you have checked"
        path="note"
        rows={2}
        maxLength={1000}
        hint="Needed if there is no proof file."
        value={note}
        onChange={setNote}
      />
    </FormDialog>
  )
}
