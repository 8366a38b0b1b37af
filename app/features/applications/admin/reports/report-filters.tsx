import { useState } from 'react'
import { useSubmit } from 'react-router'
import { formatMonth } from '#app/features/leads/admin/lead-labels.ts'
import { nameCountry } from '#app/platform/admin/countries.ts'
import { DateField } from '#app/platform/admin/date-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import {
  type RateFilters,
  type RateGrouping,
  rateFilterNames,
  rateGroupings,
} from '../../rates-contract.ts'
import { nameOf } from '../names.ts'
import { type Names, type ReportQuery, toQuerystring } from './read-query.ts'

type FilterName = keyof RateFilters

export const groupingLabels: Record<FilterName, string> = {
  institution: 'Institution',
  country: 'Country',
  intake: 'Intake',
  owner: 'Counsellor',
  branch: 'Branch',
}

const unknownLabels: Record<FilterName, string> = {
  institution: 'All institutions',
  country: 'Unknown country',
  intake: 'Unknown intake',
  owner: 'Unassigned',
  branch: 'All branches',
}

/** Returns the name of a value of a filter or a group. */
export function nameValue(by: FilterName, key: string, { people, options }: Names) {
  if (key === '' || key === 'unknown' || key === 'unassigned') return unknownLabels[by]
  if (by === 'country') return nameCountry(key)
  if (by === 'intake') return formatMonth(key)
  if (by === 'owner') return people.find(({ id }) => id === key)?.name ?? 'Former user'
  if (by === 'branch') return key
  const institution = options?.institutions.find(({ id }) => id === key)
  return institution ? nameOf(institution) : 'Institution'
}

function listValues(name: FilterName, value: string, { people, options }: Names) {
  const values = {
    institution: options?.institutions.map(({ id }) => id),
    country: options && [...options.countries, 'unknown'],
    intake: options && [...options.intakes, 'unknown'],
    owner: [...people.map(({ id }) => id), 'unassigned'],
    branch: options?.branches,
  }[name]
  return new Set([...(values ?? []), value].filter(Boolean))
}

interface ReportFiltersProps {
  query: ReportQuery
  names: Names
  /** What the days of the period are. */
  labels: { from: string; until: string }
}

/** Each change shows the numbers of the new period or filter. */
export function ReportFilters({ query, names, labels }: ReportFiltersProps) {
  const [typed, setTyped] = useState(query)
  const submit = useSubmit()

  function change(changed: ReportQuery) {
    setTyped(changed)
    const entries = Object.entries(toQuerystring(changed)).filter(([, value]) => value)
    void submit(entries as [string, string][], { method: 'get' })
  }

  return (
    <div className="fields-beside items-start gap-3 print:hidden">
      <DateField
        label={labels.from}
        path="from"
        value={typed.from}
        onChange={(from) => change({ ...typed, from })}
      />
      <DateField
        label={labels.until}
        path="until"
        value={typed.until}
        onChange={(until) => change({ ...typed, until })}
      />
      <SelectField<RateGrouping>
        label="Group by"
        path="group_by"
        options={rateGroupings.map((by) => [by, groupingLabels[by]])}
        value={typed.by}
        onChange={(by) => change({ ...typed, by })}
      />
      {rateFilterNames.map((name) => (
        <SelectField
          key={name}
          label={groupingLabels[name]}
          path={name}
          options={[
            ['', 'All'],
            ...Array.from(
              listValues(name, typed.filters[name] ?? '', names),
              (value) => [value, nameValue(name, value, names)] as const,
            ),
          ]}
          value={typed.filters[name] ?? ''}
          onChange={(value) => {
            const { [name]: former, ...others } = typed.filters
            change({ ...typed, filters: value ? { ...others, [name]: value } : others })
          }}
        />
      ))}
    </div>
  )
}
