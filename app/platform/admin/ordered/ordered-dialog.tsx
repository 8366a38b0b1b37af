import { useRevalidator } from 'react-router'
import { EditDialog } from '#app/ui/edit-dialog.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { UnsavedWarning } from '#app/ui/unsaved-warning.tsx'
import { EditFields } from '../edit-fields.tsx'
import { checkFields, listFields, toTexts, toValues } from '../fields.ts'
import { useDialogAddress } from '../use-dialog-address.ts'
import { useEditor } from '../use-editor.ts'
import { capitalize, type OrderedListConfig } from './ordered.ts'

interface OrderedDialogProps<Row extends { id: string }> {
  content: OrderedListConfig<Row>
  /** The row to edit; omitted for a new row. */
  row?: Row
}

export function OrderedDialog<Row extends { id: string }>(props: OrderedDialogProps<Row>) {
  const { content, row } = props
  const { singular, api, fields, shortName } = content
  const { close } = useDialogAddress()
  const { revalidate } = useRevalidator()
  const editor = useEditor<string>({
    subject: row ? `${singular} ${row.id}` : singular,
    stored: toTexts(fields, row),
    picture: listFields(fields).find(([, { picture }]) => picture)?.[0],
    validate: (texts) => checkFields(fields, texts),
    send(client, changes, sending) {
      const body = toValues(fields, changes)
      if (!row) return client.attempt(api.add, { body, ...sending })
      return client.attempt(api.change, { params: { id: row.id }, body, ...sending })
    },
    async onSaved() {
      await close()
      await revalidate()
      await showToast('success', `${capitalize(singular)} saved`)
    },
  })
  const title = row ? `Edit ${shortName ?? content.nameOf(row)}` : `Add ${singular}`

  return (
    <>
      <EditDialog title={title} editor={editor} onClose={close}>
        <EditFields fields={fields} editor={editor} />
      </EditDialog>
      <UnsavedWarning isUnsaved={editor.isUnsaved} onDiscard={editor.discard} />
    </>
  )
}
