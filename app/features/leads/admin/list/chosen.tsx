import { createContext, type ReactNode, use, useContext, useState } from 'react'
import type { Reading } from '#app/base/admin/list/list.ts'
import { Button } from '#app/ui/button.tsx'
import type { Lead } from '../../contract.ts'

/** Which leads somebody has chosen, to change them at once. */
export function useChosen() {
  const [ids, setIds] = useState<string[]>([])
  /** Whether all that match are meant, also those of other pages. */
  const [isAll, setAll] = useState(false)

  function put(chosen: string[]) {
    setIds(chosen)
    setAll(false)
  }
  return { ids, isAll, put, takeAll: () => setAll(true) }
}

export type Chosen = ReturnType<typeof useChosen>

const ChosenContext = createContext<Chosen | undefined>(undefined)

export function ChosenLeads({ chosen, children }: { chosen: Chosen; children: ReactNode }) {
  return <ChosenContext value={chosen}>{children}</ChosenContext>
}

/** Of one row. */
export function ChoiceBox({ lead: { id, name } }: { lead: Lead }) {
  const chosen = useContext(ChosenContext)
  if (!chosen) return null
  const { ids, isAll, put } = chosen
  const isChosen = isAll || ids.includes(id)

  return (
    <label className="-m-1 grid size-8 cursor-pointer place-items-center">
      <span className="sr-only">Choose {name}</span>
      <input
        type="checkbox"
        checked={isChosen}
        disabled={isAll}
        onChange={() => put(isChosen ? ids.filter((each) => each !== id) : [...ids, id])}
        className="size-5 accent-indigo"
      />
    </label>
  )
}

interface ChosenBarProps {
  chosen: Chosen
  rows: Lead[]
  reading: Promise<Reading<Lead>>
  onChange: () => void
  /** What else can be done with so many. */
  more?: (count: number) => ReactNode
}

/** Above the rows: all of the page, all that match, and what can be done with them. */
export function ChosenBar({ chosen, rows, reading, onChange, more }: ChosenBarProps) {
  const result = use(reading)
  const total = result?.ok ? result.total : 0
  const { ids, isAll, put, takeAll } = chosen
  const isPage = rows.every(({ id }) => ids.includes(id))
  const count = isAll ? total : ids.length

  return (
    <div className="flex min-h-9 flex-wrap items-center gap-3 text-sm">
      <label className="flex min-h-9 cursor-pointer items-center gap-2 lg:pl-3">
        <input
          type="checkbox"
          checked={isAll || isPage}
          onChange={() => put(isAll || isPage ? [] : rows.map(({ id }) => id))}
          className="size-5 accent-indigo"
        />
        All on this page
      </label>
      {isPage && !isAll && total > rows.length && (
        <Button size="small" onClick={takeAll}>
          Choose all {total.toLocaleString('en')} that match
        </Button>
      )}
      <span role="status" className="font-medium tabular-nums">
        {count > 0 && `${count.toLocaleString('en')} chosen`}
      </span>
      {count > 0 && (
        <Button size="small" look="primary" onClick={onChange}>
          Change them
        </Button>
      )}
      {count > 0 && more?.(count)}
    </div>
  )
}
