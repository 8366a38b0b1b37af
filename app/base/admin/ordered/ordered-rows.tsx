import { Button } from '#app/ui/button.tsx'
import { DragHandle } from '#app/ui/drag-handle.tsx'
import { useSortableItem } from '#app/ui/sortable.tsx'
import { DataRow, DataTable } from '../list/data-table.tsx'
import type { Ordered, Parts } from './ordered.ts'

interface Deeds<Row extends { id: string }> {
  content: Ordered<Row>
  onEdit: (row: Row) => void
  onRemove: (row: Row) => void
}

type RowsProps<Row extends { id: string }> = Deeds<Row> & { rows: Row[] }
type RowProps<Row extends { id: string }> = Deeds<Row> & { row: Row }

export function OrderedCards<Row extends { id: string }>({ rows, ...deeds }: RowsProps<Row>) {
  return (
    <ul className={deeds.content.cards?.className}>
      {rows.map((row) => (
        <Card key={row.id} row={row} {...deeds} />
      ))}
    </ul>
  )
}

function Card<Row extends { id: string }>(props: RowProps<Row>) {
  const { parts, isDragging, ...item } = useParts(props)
  const { cardClassName, card } = props.content.cards ?? {}

  return (
    <li
      {...item}
      className={`relative rounded-card border bg-white ${cardClassName} ${isDragging ? 'z-10 border-indigo' : 'border-line'}`}
    >
      {card?.(props.row, parts)}
    </li>
  )
}

export function OrderedTable<Row extends { id: string }>({ rows, ...deeds }: RowsProps<Row>) {
  return (
    <DataTable columns={deeds.content.columns ?? []}>
      {rows.map((row) => (
        <TableRow key={row.id} row={row} {...deeds} />
      ))}
    </DataTable>
  )
}

function TableRow<Row extends { id: string }>(props: RowProps<Row>) {
  const { parts, ...item } = useParts(props)
  const cells = props.content.columns?.map(({ heading, cell }) => ({
    heading,
    content: cell(props.row, parts),
  }))
  return <DataRow {...item} cells={cells ?? []} />
}

function useParts<Row extends { id: string }>({ row, content, onEdit, onRemove }: RowProps<Row>) {
  const { handle, ...item } = useSortableItem(row.id)
  const name = content.nameOf(row)
  const parts: Parts = {
    handle: <DragHandle name={name} handle={handle} />,
    actions: (
      <>
        <Button size="small" aria-label={`Edit ${name}`} onClick={() => onEdit(row)}>
          Edit
        </Button>
        <Button
          size="small"
          look="danger"
          aria-label={`Delete ${name}`}
          onClick={() => onRemove(row)}
        >
          Delete
        </Button>
      </>
    ),
  }
  return { parts, ...item }
}
