import { Fragment } from 'react'
import { Link } from 'react-router'
import { formatFieldValue, labelOf } from '#app/features/leads/admin/lead-labels.ts'
import { useOfficeLists } from '#app/features/leads/admin/office-lists.ts'
import { findField } from '#app/features/leads/fields-contract.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { localizeText } from '#app/platform/admin/server-texts/words.ts'
import type { CheckedRow, UnreadCell } from '../contract.ts'
import type { Rows } from './file/to-rows.ts'
import { FilteredRows } from './filtered-rows.tsx'
import { labelOfImport } from './guess-columns.ts'

const stateLabels: Record<CheckedRow['state'], string> = {
  invalid: 'Invalid, skipped',
  repeated: 'Imported before, skipped',
  changed: 'Imported before, changed',
  possible_duplicate: 'New, possible duplicate',
  conflicting: 'Existing, with differences',
  existing: 'Existing',
  same_person: 'Same person as an earlier row',
  new: 'New',
}

/** Shows the result of each row. Rows that need a review come first. */
export function Preview({ rows, checked }: { rows: Rows; checked: CheckedRow[] }) {
  const byState = Map.groupBy(checked, ({ state }) => state)
  const unread = checked.filter((row) => row.unread.length > 0 && row.state !== 'repeated')
  const filters = [
    ...Object.entries(stateLabels).map(
      ([state, label]) => [state, label, byState.get(state as 'new') ?? []] as const,
    ),
    ['unread', 'With unreadable cells', unread] as const,
  ]

  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink/75">Rows of the same person in this file become one lead.</p>
      <FilteredRows
        places={rows.places}
        filters={filters}
        renderName={({ values }) => (
          <span className="font-semibold">{String(values.name ?? '')}</span>
        )}
        renderResult={(row) => <RowResult row={row} />}
      />
    </div>
  )
}

function RowResult({ row }: { row: CheckedRow }) {
  const { state, leads, values, changes, differences, unread, errors } = row
  const { name: _, ...others } = values
  const isExisting = state === 'changed' || state === 'conflicting' || state === 'existing'

  return (
    <div className="text-sm">
      {errors.map(({ field, detail }) => (
        <p key={field}>{localizeText(detail)}</p>
      ))}
      {leads.length > 0 && (
        <p>
          {state === 'possible_duplicate' ? 'Possible duplicate of ' : 'Matches '}
          {leads.map(({ id, name }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <Link to={`/admin/leads/${id}`} target="_blank" className="text-indigo underline">
                {name || 'Unnamed lead'}
              </Link>
            </span>
          ))}
        </p>
      )}
      {isExisting ? (
        <>
          <Values title="Changes: " values={changes} />
          <Values title="Differs, stays as it is: " values={differences} />
        </>
      ) : (
        state !== 'repeated' && <Values title="" values={others} />
      )}
      {state !== 'repeated' && <UnreadCells cells={unread} />}
    </div>
  )
}

function Values({ title, values }: { title: string; values: Record<string, unknown> }) {
  const lists = useOfficeLists()
  const entries = Object.entries(values)
  if (entries.length === 0) return null

  return (
    <p className="text-ink/75">
      {title}
      {entries.map(([name, value], index) => (
        <Fragment key={name}>
          {index > 0 && ' · '}
          {labelOf(name)}:{' '}
          {findField(name)?.kind === 'time' && value ? (
            <OfficeDateTime at={String(value)} />
          ) : (
            formatFieldValue(name, value, lists)
          )}
        </Fragment>
      ))}
    </p>
  )
}

/** Lists cells that are kept as notes. */
export function UnreadCells({ cells }: { cells: UnreadCell[] }) {
  return cells.map(({ field, text, detail }, index) => (
    <p key={index}>
      {labelOfImport(field)} “{text.length > 80 ? `${text.slice(0, 80)}…` : text}” is kept as a
      note. {localizeText(detail)}
    </p>
  ))
}
