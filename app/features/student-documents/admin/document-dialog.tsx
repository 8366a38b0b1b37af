import { useRevalidator } from 'react-router'
import { withSeen } from '#app/contract/seen.ts'
import {
  documentOptions,
  nameDocument,
  whoseLabels,
} from '#app/features/leads/admin/lead-labels.ts'
import { EditFields } from '#app/platform/admin/edit-fields.tsx'
import {
  checkFields,
  describeText,
  type Fields,
  toTexts,
  toValues,
} from '#app/platform/admin/fields.ts'
import { useEditor } from '#app/platform/admin/use-editor.ts'
import { Button } from '#app/ui/button.tsx'
import { EditDialog } from '#app/ui/edit-dialog.tsx'
import { type StudentDocument, studentDocumentsApi } from '../contract.ts'

interface DocumentDialogProps {
  document: StudentDocument
  onClose: () => void
  onRemove: () => void
}

const orNull = {
  toText: (value: string | null) => value ?? '',
  fromText: (text: string) => text || null,
}

const fields: Fields<StudentDocument> = {
  kind: { label: 'Type', options: documentOptions },
  title: { label: 'Document name', maxLength: 300 },
  whose: {
    label: 'Belongs to',
    options: [
      ['student', whoseLabels.student],
      ['sponsor', whoseLabels.sponsor],
    ],
  },
  issuer: { label: 'Issued by', maxLength: 200 },
  issued_on: { label: 'Issue date', type: 'date', ...orNull },
  valid_until: { label: 'Valid until', type: 'date', ...orNull },
  due_on: { label: 'Due date', type: 'date', ...orNull },
  note: { label: 'Note', maxLength: 1000, rows: 2 },
}

/** Edits the details of a document. */
export function DocumentDialog({ document, onClose, onRemove }: DocumentDialogProps) {
  const { revalidate } = useRevalidator()
  const editor = useEditor<string, StudentDocument>({
    subject: `document ${document.id}`,
    stored: toTexts(fields, document),
    record: document,
    toTexts: (record) => toTexts(fields, record),
    describe: (name, text) => describeText(fields, name, text),
    validate: (texts) => checkFields(fields, texts),
    send(api, changes, { base }) {
      const body = withSeen(toValues(fields, changes), base)
      return api.attempt(studentDocumentsApi.change, { params: { id: document.id }, body })
    },
    async onSaved() {
      await revalidate()
      onClose()
    },
  })

  return (
    <EditDialog title={nameDocument(document)} editor={editor} onClose={onClose}>
      <EditFields fields={fields} editor={editor} />
      <Button size="small" className="justify-self-start" onClick={onRemove}>
        Remove document
      </Button>
    </EditDialog>
  )
}
