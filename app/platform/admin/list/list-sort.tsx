import { useNavigate } from 'react-router'
import type { Column, ListProps } from './list.ts'
import { firstPage, listSorts, ordersOf, toListAddress } from './view.ts'

/** The sort order for small screens, on which the table has no headers to click. */
export function SortSelect<Row extends { id: string }>({ list, view }: ListProps<Row>) {
  const navigate = useNavigate()
  const sorts = listSorts(list)
  if (sorts.length === 0) return null

  return (
    <label className="flex w-full items-center gap-2 text-sm lg:hidden">
      Sort by
      <select
        value={view.sort}
        onChange={({ target }) =>
          navigate(toListAddress(list, { ...view, sort: target.value, ...firstPage }))
        }
        className="min-h-9 min-w-0 grow rounded-full border border-ink/40 bg-white px-3 py-1 text-base sm:text-sm"
      >
        {sorts.map(([sort, label]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

interface SortButtonProps<Row extends { id: string }> extends ListProps<Row> {
  column: Column<Row>
}

/** A heading that sorts by its column; the second click reverses the order. */
export function SortButton<Row extends { id: string }>(props: SortButtonProps<Row>) {
  const { list, view, column } = props
  const navigate = useNavigate()
  const order = orderOf(view.sort, column.sort)
  const [first = '', second = ''] = ordersOf(column).map(([sort]) => sort)
  const next = view.sort === first ? second : first

  return (
    <button
      type="button"
      onClick={() => navigate(toListAddress(list, { ...view, sort: next, ...firstPage }))}
      className="-m-1.5 cursor-pointer rounded p-1.5 text-left font-semibold hover:underline"
    >
      {column.heading}
      <span aria-hidden="true" className={`pl-1 ${order ? '' : 'text-ink/40'}`}>
        {order ? arrows[order] : '↕'}
      </span>
    </button>
  )
}

const arrows = { ascending: '↑', descending: '↓' }

/** Returns the value of `aria-sort` for a column. */
export function orderOf(sort: string, key: string | undefined) {
  if (key && sort === key) return 'ascending' as const
  return key && sort === `-${key}` ? ('descending' as const) : undefined
}
