import { useState } from 'react'
import { Link } from 'react-router'
import { formatFieldValue, labelOf } from '#app/features/leads/admin/lead-labels.ts'
import { useOfficeLists } from '#app/features/leads/admin/office-lists.ts'
import { Button } from '#app/ui/button.tsx'
import type { CheckedRow, ImportedRow } from '../contract.ts'
import { labelOfImport } from './column-mapping.tsx'

const PAGE_SIZE = 50

const stateLabels: Record<CheckedRow['state'], string> = {
  invalid: 'Invalid, skipped',
  repeated: 'Imported before, skipped',
  possible_duplicate: 'New, possible duplicate',
  conflicting: 'Existing, with differences',
  existing: 'Existing',
  new: 'New',
}

/** Shows the result of each row. Rows that need a review come first. */
export function Preview({ rows, checked }: { rows: ImportedRow[]; checked: CheckedRow[] }) {
  const byState = Map.groupBy(checked, ({ state }) => state)
  const foundStates = (Object.keys(stateLabels) as CheckedRow['state'][]).filter((state) =>
    byState.has(state),
  )
  const [chosen, setChosen] = useState(foundStates[0])
  const [shown, setShown] = useState(PAGE_SIZE)
  const listed = byState.get(chosen ?? 'new') ?? []
  const names = new Map(rows.map(({ row, name }) => [row, name]))

  return (
    <div className="grid gap-3">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Filter rows</legend>
        {foundStates.map((state) => (
          <button
            key={state}
            type="button"
            aria-pressed={state === chosen}
            className="min-h-11 rounded-full border border-line bg-white px-4 font-semibold aria-pressed:bg-indigo aria-pressed:text-white"
            onClick={() => {
              setChosen(state)
              setShown(PAGE_SIZE)
            }}
          >
            {stateLabels[state]} <span className="tabular-nums">{byState.get(state)?.length}</span>
          </button>
        ))}
      </fieldset>
      <ul className="divide-y divide-line card">
        {listed.slice(0, shown).map((row) => (
          <li key={row.row} className="grid gap-1 px-3 py-2 wrap-anywhere">
            <p>
              <span className="text-sm text-ink/75 tabular-nums">Row {row.row}</span>{' '}
              <span className="font-semibold">{names.get(row.row)}</span>
            </p>
            <RowResult row={row} />
          </li>
        ))}
      </ul>
      {listed.length > shown && (
        <Button className="justify-self-start" onClick={() => setShown(shown + PAGE_SIZE)}>
          Show more of {listed.length}
        </Button>
      )}
    </div>
  )
}

function RowResult({ row: { state, leads, differences, errors } }: { row: CheckedRow }) {
  const lists = useOfficeLists()
  const lines = Object.entries(differences).map(
    ([name, value]) => `${labelOf(name)}: ${formatFieldValue(name, value, lists)}`,
  )

  return (
    <div className="text-sm">
      {errors.map(({ field, detail }) => (
        <p key={field}>
          {labelOfImport(field)}: {detail}
        </p>
      ))}
      {leads.length > 0 && (
        <p>
          {state === 'possible_duplicate' ? 'Possible duplicate of ' : 'Matches '}
          {leads.map(({ id, name }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <Link to={`/admin/leads/${id}`} target="_blank" className="text-indigo underline">
                {name}
              </Link>
            </span>
          ))}
        </p>
      )}
      {lines.length > 0 && <p>Differs: {lines.join('; ')}</p>}
    </div>
  )
}
