import { Button } from '#app/ui/button.tsx'
import { DataRow, DataTable } from './data-table.tsx'
import type { ListProps } from './list.ts'
import { orderOf, SortButton } from './list-sort.tsx'

interface ListTableProps<Row extends { id: string }> extends ListProps<Row> {
  rows: Row[]
  /** Called to delete a row, if rows can be deleted. */
  onRemove?: (row: Row) => void
}

export function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { list, view, rows, onRemove } = props
  const { removal } = list
  const columns = Object.values(list.columns ?? {}).filter(({ cell }) => cell)
  const heads = columns.map((column) => ({
    ...column,
    order: orderOf(view.sort, column.sort),
    button: column.sort && <SortButton list={list} view={view} column={column} />,
  }))
  const actions = removal ? [{ heading: 'Actions', width: 'w-24' }] : []

  function cellsOf(row: Row) {
    const cells = columns.map(({ heading, cell }) => ({ heading, content: cell?.(row) }))
    if (!removal) return cells
    const remove = (
      <Button
        size="small"
        className="justify-self-start"
        aria-label={removal.label(row)}
        onClick={() => onRemove?.(row)}
      >
        Delete
      </Button>
    )
    return [...cells, { heading: 'Actions', content: remove }]
  }

  return (
    <DataTable columns={[...heads, ...actions]}>
      {rows.map((row) => (
        <DataRow key={row.id} cells={cellsOf(row)} />
      ))}
    </DataTable>
  )
}
