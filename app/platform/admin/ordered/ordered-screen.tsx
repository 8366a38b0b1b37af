import { Suspense, use } from 'react'
import { useRevalidator } from 'react-router'
import { withSeen } from '#app/contract/seen.ts'
import { Button } from '#app/ui/button.tsx'
import { DragHandle } from '#app/ui/drag-handle.tsx'
import { EditDialog } from '#app/ui/edit-dialog.tsx'
import { Sortable, useSortableItem } from '#app/ui/sortable.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { DeletedLink } from '../deleted-link.tsx'
import { EditFields } from '../edit-fields.tsx'
import { checkFields, describeText, listFields, toTexts, toValues } from '../fields.ts'
import { DataRow, DataTable } from '../list/data-table.tsx'
import { NothingFound, Screen } from '../screen.tsx'
import { useDialogAddress } from '../use-dialog-address.ts'
import { useEditor } from '../use-editor.ts'
import { useOrder } from '../use-order.ts'
import { useRemoval } from '../use-removal.tsx'
import { capitalize, type OrderedListConfig, type Reading } from './ordered.ts'

interface OrderedScreenProps<Row extends { id: string }> {
  content: OrderedListConfig<Row>
  reading: Reading<Row>
}

/**
 * The screen of a list that the office sorts manually, with buttons to add, edit and delete rows.
 */
export function OrderedScreen<Row extends { id: string }>(props: OrderedScreenProps<Row>) {
  const { title, plural, subject, add: label } = props.content
  const { isAdding, add } = useDialogAddress()

  return (
    <Screen
      title={title}
      actions={
        <Button variant="primary" onClick={add}>
          {label}
        </Button>
      }
    >
      <Suspense fallback={<p role="status">Loading {plural}...</p>}>
        <OrderedList {...props} />
      </Suspense>
      <DeletedLink subject={subject} plural={plural} />
      {isAdding && <OrderedDialog content={props.content} />}
    </Screen>
  )
}

function OrderedList<Row extends { id: string }>({ content, reading }: OrderedScreenProps<Row>) {
  const result = use(reading)
  if (!result?.ok) {
    return <p role="alert">Failed to fetch {content.plural}. Please try again later.</p>
  }
  if (result.value.length === 0)
    return <NothingFound of={content.plural}>{content.empty}</NothingFound>
  return <Rows content={content} stored={result.value} />
}

interface RowsProps<Row extends { id: string }> {
  content: OrderedListConfig<Row>
  stored: Row[]
}

function Rows<Row extends { id: string }>({ content, stored }: RowsProps<Row>) {
  const { singular, api, nameOf, shortName, intro, cards } = content
  const { edited, edit } = useDialogAddress()
  const { rows, reorder } = useOrder(stored, (client, ids) =>
    client.attempt(api.order, { body: { ids } }),
  )
  const { confirmRemoval, confirmDialog } = useRemoval<Row>({
    api,
    singular: singular,
    question: content.question,
    description: nameOf,
    successMessage: (row) => `${shortName ? capitalize(shortName) : nameOf(row)} deleted`,
    errorMessage: content.isFailureSilent ? undefined : `Failed to delete ${singular}.`,
  })
  const shown = rows.find(({ id }) => id === edited)

  return (
    <>
      {intro && <p className="text-sm text-ink/75">{intro}</p>}
      <Sortable
        items={rows.map((row) => ({ id: row.id, name: nameOf(row) }))}
        isGrid={cards?.isGrid}
        onOrder={reorder}
      >
        <OrderedRows
          content={content}
          rows={rows}
          onEdit={({ id }) => edit(id)}
          onRemove={confirmRemoval}
        />
      </Sortable>
      {confirmDialog}
      {shown && <OrderedDialog key={shown.id} content={content} row={shown} />}
    </>
  )
}

interface OrderedDialogProps<Row extends { id: string }> {
  content: OrderedListConfig<Row>
  /** The row to edit; omitted for a new row. */
  row?: Row
}

function OrderedDialog<Row extends { id: string }>(props: OrderedDialogProps<Row>) {
  const { content, row } = props
  const { singular, api, fields, shortName } = content
  const { close } = useDialogAddress()
  const { revalidate } = useRevalidator()
  const picture = listFields(fields).find(([, field]) => field.picture)?.[0]
  const editor = useEditor<string, Row>({
    subject: row ? `${singular} ${row.id}` : singular,
    stored: toTexts(fields, row),
    record: row,
    toTexts: (record) => toTexts(fields, record),
    describe: (name, text) => describeText(fields, name, text),
    picture,
    validate: (texts) => checkFields(fields, texts),
    send(client, changes, { base, ...upload }) {
      const body = toValues(fields, changes)
      if (!row) return client.attempt(api.add, { body, ...upload })
      return client.attempt(api.change, {
        params: { id: row.id },
        body: withSeen(body, base, upload.file && picture),
        ...upload,
      })
    },
    async onSaved() {
      await close()
      await revalidate()
      await showToast('success', `${capitalize(singular)} saved`)
    },
  })
  const title = row ? `Edit ${shortName ?? content.nameOf(row)}` : `Add ${singular}`

  return (
    <EditDialog title={title} editor={editor} onClose={close}>
      <EditFields fields={fields} editor={editor} />
    </EditDialog>
  )
}

interface ItemsProps<Row extends { id: string }> {
  content: OrderedListConfig<Row>
  rows: Row[]
  onEdit: (row: Row) => void
  onRemove: (row: Row) => void
}

/** Renders cards or table rows. */
function OrderedRows<Row extends { id: string }>({ rows, ...props }: ItemsProps<Row>) {
  const { cards, columns = [] } = props.content
  const items = rows.map((row) => <Item key={row.id} row={row} {...props} />)
  if (cards) return <ul className={cards.className}>{items}</ul>
  return <DataTable columns={columns}>{items}</DataTable>
}

type ItemProps<Row extends { id: string }> = Omit<ItemsProps<Row>, 'rows'> & { row: Row }

function Item<Row extends { id: string }>({ row, content, onEdit, onRemove }: ItemProps<Row>) {
  const { handle, isDragging, ...item } = useSortableItem(row.id)
  const { cards, columns = [] } = content
  const name = content.nameOf(row)
  const actions = (
    <>
      <Button size="small" aria-label={`Edit ${name}`} onClick={() => onEdit(row)}>
        Edit
      </Button>
      <Button size="small" aria-label={`Delete ${name}`} onClick={() => onRemove(row)}>
        Delete
      </Button>
    </>
  )
  const controls = { handle: <DragHandle name={name} handle={handle} />, actions }
  if (!cards) {
    const cells = columns.map(({ heading, cell }) => ({ heading, content: cell(row, controls) }))
    return <DataRow {...item} isDragging={isDragging} cells={cells} />
  }
  return (
    <li
      {...item}
      className={`relative rounded-card border bg-white ${cards.cardClassName} ${isDragging ? 'z-10 border-indigo' : 'border-line'}`}
    >
      {cards.card(row, controls)}
    </li>
  )
}
