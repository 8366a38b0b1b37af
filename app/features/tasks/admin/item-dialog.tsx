import { useRevalidator } from 'react-router'
import { withSeen } from '#app/contract/seen.ts'
import type { LeadFile } from '#app/features/leads/files-contract.ts'
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
import { type ChecklistItem, checklistApi } from '../checklist-contract.ts'

interface ItemDialogProps {
  item: ChecklistItem
  files: LeadFile[]
  onClose: () => void
  onRemove: () => void
}

const orNull = {
  toText: (value: string | null) => value ?? '',
  fromText: (text: string) => text || null,
}

/** Edits the name, the due date and the file of an item. */
export function ItemDialog({ item, files, onClose, onRemove }: ItemDialogProps) {
  const { revalidate } = useRevalidator()
  const fields: Fields<ChecklistItem> = {
    title: { label: 'Item name', isRequired: true, maxLength: 300, rows: 2 },
    due_on: { label: 'Due date', type: 'date', ...orNull },
    file_id: {
      label: 'File',
      options: [['', 'None'], ...files.map(({ id, name }) => [id, name] as [string, string])],
      ...orNull,
    },
  }
  const editor = useEditor<string, ChecklistItem>({
    subject: `line ${item.id}`,
    stored: toTexts(fields, item),
    record: item,
    toTexts: (record) => toTexts(fields, record),
    describe: (name, text) => describeText(fields, name, text),
    validate: (texts) => checkFields(fields, texts),
    send(api, changes, { base }) {
      const body = toValues(fields, changes)
      // An item with a file counts as received.
      if (body.file_id && (item.state === 'open' || item.state === 'asked')) body.state = 'got'
      return api.attempt(checklistApi.change, {
        params: { id: item.id },
        body: withSeen(body, base),
      })
    },
    async onSaved() {
      await revalidate()
      onClose()
    },
  })

  return (
    <EditDialog title={item.title} editor={editor} onClose={onClose}>
      <EditFields fields={fields} editor={editor} />
      <Button size="small" className="justify-self-start" onClick={onRemove}>
        Remove from checklist
      </Button>
    </EditDialog>
  )
}
