import { Suspense, use } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Sortable } from '#app/ui/sortable.tsx'
import { DeletedLink } from '../deleted-link.tsx'
import { NothingFound, Screen } from '../screen.tsx'
import { useDialogAddress } from '../use-dialog-address.ts'
import { useOrder } from '../use-order.ts'
import { useRemoval } from '../use-removal.tsx'
import { capitalize, type OrderedListConfig, type Reading } from './ordered.ts'
import { OrderedDialog } from './ordered-dialog.tsx'
import { OrderedRows } from './ordered-rows.tsx'

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
