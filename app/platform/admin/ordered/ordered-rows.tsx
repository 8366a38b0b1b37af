import { Button } from '#app/ui/button.tsx'
import { DragHandle } from '#app/ui/drag-handle.tsx'
import { useSortableItem } from '#app/ui/sortable.tsx'
import { DataRow, DataTable } from '../list/data-table.tsx'
import type { OrderedListConfig } from './ordered.ts'

interface ItemsProps<Row extends { id: string }> {
  content: OrderedListConfig<Row>
  rows: Row[]
  onEdit: (row: Row) => void
  onRemove: (row: Row) => void
}

/** Renders cards or table rows. */
export function OrderedRows<Row extends { id: string }>({ rows, ...props }: ItemsProps<Row>) {
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
