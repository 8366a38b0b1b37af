import { createContext, type ReactNode, use, useContext, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { ListResult } from './list.ts'

/** Holds the selected rows of a list. */
export function useSelection() {
  const [ids, setIds] = useState<string[]>([])
  /** Whether all matching rows are selected, including other pages. */
  const [isAll, setAll] = useState(false)

  function select(selection: string[]) {
    setIds(selection)
    setAll(false)
  }
  return { ids, isAll, select, selectAll: () => setAll(true) }
}

export type Selection = ReturnType<typeof useSelection>

const SelectionContext = createContext<Selection | undefined>(undefined)

export function SelectionProvider({
  selection,
  children,
}: {
  selection: Selection
  children: ReactNode
}) {
  return <SelectionContext value={selection}>{children}</SelectionContext>
}

export function SelectRowBox({ id, name }: { id: string; name: string }) {
  const selection = useContext(SelectionContext)
  if (!selection) return null
  const { ids, isAll, select } = selection
  const isSelected = isAll || ids.includes(id)

  return (
    <label className="-m-1 grid size-8 cursor-pointer place-items-center">
      <span className="sr-only">Select {name}</span>
      <input
        type="checkbox"
        checked={isSelected}
        disabled={isAll}
        onChange={() => select(isSelected ? ids.filter((each) => each !== id) : [...ids, id])}
        className="size-5 accent-indigo"
      />
    </label>
  )
}

interface SelectionBarProps<Row> {
  selection: Selection
  rows: Row[]
  /** The list with the total number of matching rows. */
  reading: Promise<ListResult<Row>>
  plural: string
  /** The actions for this number of selected rows. */
  children: (count: number) => ReactNode
}

/** Selects the page or all matching rows, and shows the bulk actions. */
export function SelectionBar<Row extends { id: string }>(props: SelectionBarProps<Row>) {
  const { selection, rows, reading, plural, children } = props
  const result = use(reading)
  const total = result?.ok ? result.total : 0
  const { ids, isAll, select, selectAll } = selection
  const isPageSelected = rows.every(({ id }) => ids.includes(id))
  const count = isAll ? total : ids.length

  return (
    <div className="flex min-h-9 flex-wrap items-center gap-3 text-sm">
      <label className="flex min-h-9 cursor-pointer items-center gap-2 lg:pl-3">
        <input
          type="checkbox"
          checked={isAll || isPageSelected}
          onChange={() => select(isAll || isPageSelected ? [] : rows.map(({ id }) => id))}
          className="size-5 accent-indigo"
        />
        Select all on this page
      </label>
      {isPageSelected && !isAll && total > rows.length && (
        <Button size="small" onClick={selectAll}>
          Select all {total.toLocaleString('en')} matching {plural}
        </Button>
      )}
      <span role="status" className="font-medium tabular-nums">
        {count > 0 && `${count.toLocaleString('en')} selected`}
      </span>
      {count > 0 && children(count)}
    </div>
  )
}
