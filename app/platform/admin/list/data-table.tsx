import type { ComponentProps, CSSProperties, ReactNode } from 'react'

interface DataTableProps {
  columns: {
    heading: string
    width?: string
    order?: 'ascending' | 'descending'
    /** The sort button, which replaces the plain heading. */
    button?: ReactNode
  }[]
  children: ReactNode
}

/** The number of columns that fit on every wide screen. Tables with more columns scroll. */
const MAX_FITTING = 7
/** The average column width of scrolling tables. Nine columns fit on a screen of 1,280 pixels. */
const MIN_COLUMN_REM = 6.6

/** A table. On small screens, each row is a card. */
export function DataTable({ columns, children }: DataTableProps) {
  const isWide = columns.length > MAX_FITTING
  const minWidth = isWide ? { '--min-width': `${columns.length * MIN_COLUMN_REM}rem` } : {}

  return (
    <div
      className={`lg:rounded-card lg:border lg:border-line lg:bg-white ${isWide ? 'lg:overflow-x-auto' : ''}`}
    >
      <table
        style={minWidth as CSSProperties}
        className="block w-full table-fixed text-left text-sm lg:table lg:min-w-(--min-width)"
      >
        <thead className="hidden border-b border-line lg:table-header-group">
          <tr>
            {columns.map(({ heading, width = '', order, button }) => (
              <th
                key={heading}
                scope="col"
                aria-sort={order}
                className={`p-3 align-top font-semibold text-indigo ${width}`}
              >
                {button ?? heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="grid gap-3 lg:table-row-group">{children}</tbody>
      </table>
    </div>
  )
}

interface DataRowProps extends Pick<ComponentProps<'tr'>, 'ref' | 'style'> {
  /** The cells with the headings of their columns, which cards show. */
  cells: { heading: string; content: ReactNode }[]
  isDragging?: boolean
}

export function DataRow({ cells, isDragging, ...row }: DataRowProps) {
  return (
    <tr
      {...row}
      className={`relative grid gap-1 rounded-card border bg-white p-3 align-top lg:table-row lg:border-x-0 lg:border-t-0 lg:last:border-b-0 ${isDragging ? 'z-10 border-indigo' : 'border-line lg:bg-transparent'}`}
    >
      {cells.map(({ heading, content }) => (
        <td
          key={heading}
          data-label={heading}
          className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-2 before:text-ink/75 before:content-[attr(data-label)] lg:table-cell lg:p-3 lg:before:content-none"
        >
          {content}
        </td>
      ))}
    </tr>
  )
}
