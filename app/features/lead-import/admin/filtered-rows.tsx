import { type ReactNode, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { Place, Rows } from './file/to-rows.ts'

const PAGE_SIZE = 50

interface FilteredRowsProps<Row> {
  places: Rows['places']
  /** Those with rows can be chosen; the first is chosen at the start. */
  filters: (readonly [filter: string, label: string, rows: Row[]])[]
  renderName: (row: Row) => ReactNode
  renderResult: (row: Row) => ReactNode
}

/** Lists the rows of a preview by filter, with the place of each in the file. */
export function FilteredRows<Row extends { row: number }>(props: FilteredRowsProps<Row>) {
  const { places, renderName, renderResult } = props
  const filters = props.filters.filter(([, , rows]) => rows.length > 0)
  const [chosen, setChosen] = useState(filters[0]?.[0])
  const [shown, setShown] = useState(PAGE_SIZE)
  const [, , listed = []] = filters.find(([filter]) => filter === chosen) ?? []

  return (
    <>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Filter rows</legend>
        {filters.map(([filter, label, { length }]) => (
          <button
            key={filter}
            type="button"
            aria-pressed={filter === chosen}
            className="min-h-11 rounded-full border border-line bg-white px-4 font-semibold aria-pressed:bg-indigo aria-pressed:text-white"
            onClick={() => {
              setChosen(filter)
              setShown(PAGE_SIZE)
            }}
          >
            {label} <span className="tabular-nums">{length}</span>
          </button>
        ))}
      </fieldset>
      <ul className="divide-y divide-line card">
        {listed.slice(0, shown).map((row) => (
          <li key={row.row} className="grid gap-1 px-3 py-2 wrap-anywhere">
            <p>
              <span className="text-sm text-ink/75 tabular-nums">
                {describePlace(places.get(row.row))}
              </span>{' '}
              {renderName(row)}
            </p>
            {renderResult(row)}
          </li>
        ))}
      </ul>
      {listed.length > shown && (
        <Button className="justify-self-start" onClick={() => setShown(shown + PAGE_SIZE)}>
          Show more of {listed.length}
        </Button>
      )}
    </>
  )
}

/** "Row 5" or "May, row 5". */
export function describePlace(place?: Place) {
  const { sheet, row } = place ?? {}
  return sheet?.name ? `${sheet.name}, row ${row?.number}` : `Row ${row?.number}`
}
