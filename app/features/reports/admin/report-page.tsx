import { type ReactNode, useState } from 'react'
import { Link, useSubmit } from 'react-router'
import { getCalendar } from '#app/contract/bikram-sambat.ts'
import { dayBefore } from '#app/contract/date-format.ts'
import { readPeople } from '#app/features/leads/admin/office-lists.ts'
import { fieldFilters } from '#app/features/leads/fields-contract.ts'
import {
  type FilterOptions,
  filterOptionsApi,
} from '#app/features/leads/filter-options-contract.ts'
import { toOfficeDay } from '#app/features/office/hours-contract.ts'
import { DateField } from '#app/platform/admin/date-field.tsx'
import { IfAllowed } from '#app/platform/admin/rights-context.tsx'
import { saveFile } from '#app/platform/admin/save-file.ts'
import { Screen } from '#app/platform/admin/screen.tsx'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { localizeDigits } from '#app/platform/browser/digits.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { Button } from '#app/ui/button.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import {
  type ReportFilters,
  type ReportGrouping,
  reportApi,
  reportFilterNames,
  reportGroupings,
} from '../contract.ts'
import { findFiscalYear } from '../fiscal-year.ts'
import type { Route } from './+types/report-page.ts'
import { GroupTable, labelOfGrouping, nameOf, toCsvRows } from './group-table.tsx'
import type { ReportRange } from './report-card.tsx'
import { ReportSummary } from './report-summary.tsx'

/** The default period is the last 30 days. */
export async function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  const searchParams = new URL(request.url).searchParams
  const by = reportGroupings.find((each) => each === searchParams.get('group_by')) ?? 'country'
  const filters: ReportFilters = Object.fromEntries(
    reportFilterNames.flatMap((name) => {
      const value = searchParams.get(name)
      return value ? [[name, value]] : []
    }),
  )
  const querystring = {
    ...filters,
    from: searchParams.get('from') || undefined,
    until: searchParams.get('until') || undefined,
    group_by: by,
  }
  const api = context.get(apiContext)
  const [people, options, result] = await Promise.all([
    readPeople(api),
    api.attempt(filterOptionsApi.list, {}),
    api.attempt(reportApi.read, { querystring }),
  ])
  // The server returns the default period in the office's time zone.
  const { from = '', until = '' } = result.ok ? result.value : querystring
  return { people, options, query: { from, until, by, filters }, result }
}

export default function ReportPage({ loaderData }: Route.ComponentProps) {
  const { people, options, query, result } = loaderData
  const today = toOfficeDay(useOffice(), new Date())
  const failure = result.ok ? undefined : result.failure

  async function save() {
    if (!result.ok) return
    const { createCsv } = await import('#app/platform/admin/list/csv.ts')
    const rows = toCsvRows(result.value, query.by, people)
    saveFile(createCsv(rows), `report-${today}.csv`)
  }

  return (
    <Screen
      title="Reports"
      subtitle={
        <>
          <p className="hidden print:block">
            From {query.from} to {query.until}, by {labelOfGrouping(query.by).toLowerCase()}
            {Object.entries(query.filters).map(
              ([name, value]) => `, ${nameOf(value, name as keyof ReportFilters, [])}`,
            )}
          </p>
          <p className="flex flex-wrap gap-x-6 print:hidden">
            <Link
              to="/admin/reports/applications"
              className="inline-flex min-h-6 items-center text-indigo underline"
            >
              Applications
            </Link>
            <Link
              to="/admin/reports/rates"
              className="inline-flex min-h-6 items-center text-indigo underline"
            >
              Visa and enrolment rates
            </Link>
            <Link
              to="/admin/reports/visits"
              className="inline-flex min-h-6 items-center text-indigo underline"
            >
              Website visits
            </Link>
          </p>
        </>
      }
      actions={
        result.ok && (
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => print()}>Print</Button>
            <Button onClick={save}>Export CSV</Button>
          </div>
        )
      }
    >
      <FormErrors failure={failure} attempt={undefined}>
        <ReportFields
          key={JSON.stringify(query)}
          query={query}
          options={options.ok ? options.value : undefined}
        />
      </FormErrors>
      <FiscalYears query={query} today={today} />
      {result.ok && (
        <>
          <ReportSummary report={result.value} query={query} />
          <GroupTable
            report={result.value}
            query={query}
            people={people}
            heading={labelOfGrouping(query.by)}
          />
        </>
      )}
      <p className="text-sm text-ink/75">
        Leads created in this period, with their current stage.{' '}
        <IfAllowed right="leads:work">
          <Link to="/admin/leads" className="text-indigo underline">
            All leads
          </Link>
        </IfAllowed>
      </p>
    </Screen>
  )
}

type ReportQuery = ReportRange & { by: ReportGrouping }

const toSearch = ({ from, until, by, filters }: ReportQuery) => ({
  from,
  until,
  group_by: by,
  ...filters,
})

interface ReportFieldsProps {
  query: ReportQuery
  /** Undefined for people without the right to read leads. */
  options?: FilterOptions
}

/** Each change shows the report of the new period. */
function ReportFields({ query, options }: ReportFieldsProps) {
  const [typed, setTyped] = useState(query)
  const submit = useSubmit()
  const { from, until, by, filters } = typed

  function change(changed: ReportQuery) {
    setTyped(changed)
    void submit(toSearch(changed), { method: 'get' })
  }

  return (
    <div className="fields-beside items-start gap-3">
      <DateField
        label="From"
        path="from"
        value={from}
        onChange={(day) => change({ ...typed, from: day })}
      />
      <DateField
        label="Until"
        path="until"
        value={until}
        onChange={(day) => change({ ...typed, until: day })}
      />
      <SelectField
        label="Group by"
        path="group_by"
        options={reportGroupings.map((grouping) => [grouping, labelOfGrouping(grouping)])}
        value={by}
        onChange={(grouping) => change({ ...typed, by: grouping })}
      />
      {reportFilterNames.map((name) => (
        <FilterField
          key={name}
          name={name}
          value={filters[name] ?? ''}
          options={options}
          onChange={(value) => {
            const { [name]: former, ...others } = filters
            change({ ...typed, filters: value ? { ...others, [name]: value } : others })
          }}
        />
      ))}
    </div>
  )
}

interface FilterFieldProps {
  name: keyof ReportFilters
  value: string
  options?: FilterOptions
  onChange: (value: string) => void
}

/** Chooses a value in use, or takes a part of the text when it is entered. */
function FilterField({ name, value, options, onChange }: FilterFieldProps) {
  const filter = fieldFilters.find((each) => each.name === name)
  const [text, setText] = useState(value)
  const label = filter?.label ?? name
  if (filter?.options) {
    const values = new Set([...(options?.[filter.options as keyof FilterOptions] ?? []), value])
    values.delete('')
    const choices = [...values].map((each) => [each, nameOf(each, name, [])] as const)
    return (
      <SelectField
        label={label}
        path={name}
        options={[['', 'All'], ...choices]}
        value={value}
        onChange={onChange}
      />
    )
  }
  const show = () => text.trim() !== value && onChange(text.trim())
  return (
    <form
      onBlur={show}
      onSubmit={(event) => {
        event.preventDefault()
        show()
      }}
    >
      <TextField label={label} path={name} maxLength={60} value={text} onChange={setText} />
    </form>
  )
}

/** Links to the reports of this fiscal year until today and of the last one. */
function FiscalYears({ query, today }: { query: ReportQuery; today: string }) {
  const { is_bikram_sambat_shown, bikram_sambat_years } = useOffice()
  const calendar = getCalendar(bikram_sambat_years)
  const current = findFiscalYear(today, calendar)
  if (!is_bikram_sambat_shown || !current) return null
  const until = dayBefore(current.from)
  const last = findFiscalYear(until, calendar)

  return (
    <p className="flex flex-wrap gap-x-6 print:hidden">
      <FiscalYearLink query={{ ...query, from: current.from, until: today }}>
        This fiscal year ({localizeDigits(current.name)})
      </FiscalYearLink>
      {last && (
        <FiscalYearLink query={{ ...query, from: last.from, until }}>
          Last fiscal year ({localizeDigits(last.name)})
        </FiscalYearLink>
      )}
    </p>
  )
}

function FiscalYearLink({ query, children }: { query: ReportQuery; children: ReactNode }) {
  return (
    <Link
      to={`?${new URLSearchParams(toSearch(query))}`}
      className="inline-flex min-h-6 items-center text-indigo underline"
    >
      {children}
    </Link>
  )
}
