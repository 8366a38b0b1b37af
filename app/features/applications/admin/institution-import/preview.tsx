import { Fragment } from 'react'
import { Link } from 'react-router'
import type { Rows } from '#app/features/lead-import/admin/file/to-rows.ts'
import { FilteredRows } from '#app/features/lead-import/admin/filtered-rows.tsx'
import { nameCountry } from '#app/platform/admin/countries.ts'
import { localizeText } from '#app/platform/admin/server-texts/words.ts'
import { localizeDigits } from '#app/platform/browser/digits.ts'
import { formatDay } from '#app/platform/browser/format-day.ts'
import {
  type CheckedRow,
  type ImportedField,
  importFields,
} from '../../institution-import-contract.ts'
import { toMajor } from '../../money-contract.ts'

const stateLabels: Record<CheckedRow['state'], string> = {
  invalid: 'Invalid, skipped',
  new: 'New',
  changed: 'Changed',
  same: 'In the list already',
}

interface PreviewProps {
  places: Rows['places']
  checked: CheckedRow[]
}

/** Shows what an import does with each row. Rows that need a review come first. */
export function Preview({ places, checked }: PreviewProps) {
  const byState = Map.groupBy(checked, ({ state }) => state)
  const filters = [
    ['wrong', 'With wrong cells', checked.filter(({ problems }) => problems.length > 0)] as const,
    ...Object.entries(stateLabels).map(
      ([state, label]) => [state, label, byState.get(state as CheckedRow['state']) ?? []] as const,
    ),
  ]

  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink/75">Rows of the same institution become one institution.</p>
      <FilteredRows
        places={places}
        filters={filters}
        renderName={(row) => <InstitutionName row={row} />}
        renderResult={(row) => <RowResult row={row} />}
      />
    </div>
  )
}

function InstitutionName({ row: { institution, institution_id } }: { row: CheckedRow }) {
  if (!institution_id) return <span className="font-semibold">{institution}</span>
  return (
    <Link
      to={`/admin/applications/institutions/${institution_id}`}
      target="_blank"
      className="font-semibold text-indigo underline"
    >
      {institution}
    </Link>
  )
}

function RowResult({ row }: { row: CheckedRow }) {
  const { adds, values, previous, problems } = row
  const { name: _, ...others } = values
  const changes = Object.fromEntries(
    Object.keys(previous).map((name) => [name, values[name] ?? '']),
  )

  return (
    <div className="text-sm">
      {adds.length > 0 && (
        <p>
          {adds.includes('institution')
            ? adds.includes('course')
              ? 'New institution with a new course'
              : 'New institution'
            : 'New course'}
        </p>
      )}
      {adds.length > 0 ? (
        <Values title="" values={others} />
      ) : (
        <Values title="Changes: " values={changes} previous={previous} />
      )}
      {problems.map(({ field, text, detail }) => (
        <p key={field} className="text-alarm">
          {labelOf(field)}
          {text && ` “${text.length > 80 ? `${text.slice(0, 80)}…` : text}”`}:{' '}
          {localizeText(detail)}
        </p>
      ))}
    </div>
  )
}

interface ValuesProps {
  title: string
  values: CheckedRow['values']
  /** Previous values, which are shown as far as they were not empty. */
  previous?: CheckedRow['previous']
}

function Values({ title, values, previous = {} }: ValuesProps) {
  const entries = Object.entries(values)
  if (entries.length === 0) return null

  return (
    <p className="text-ink/75">
      {title}
      {entries.map(([name, value], index) => {
        const before = formatValue(name, previous[name], values)
        return (
          <Fragment key={name}>
            {index > 0 && ' · '}
            {labelOf(name)}: {formatValue(name, value, values)}
            {before && ` (before: ${before})`}
          </Fragment>
        )
      })}
    </p>
  )
}

const columnOf = (name: string) => (name === 'is_partner' ? 'partner' : name) as ImportedField
const labelOf = (name: string) => importFields.find((field) => field.name === columnOf(name))?.label

function formatValue(name: string, value: unknown, { currency }: CheckedRow['values']) {
  if (value === '' || value === null || value === undefined) return ''
  if (name === 'country') return nameCountry(String(value))
  if (name === 'is_partner') return value ? 'Yes' : 'No'
  if (name === 'agreement_until') return formatDay(String(value), true)
  if (name === 'fee') return localizeDigits(toMajor(Number(value), String(currency ?? '')))
  return String(value)
}
