import { type ReactNode, useState } from 'react'
import { Link, useSubmit } from 'react-router'
import { getCalendar } from '#app/contract/bikram-sambat.ts'
import { dayBefore } from '#app/contract/date-format.ts'
import { readPeople } from '#app/features/leads/admin/office-lists.ts'
import { toOfficeDay } from '#app/features/office/hours-contract.ts'
import { DateField } from '#app/platform/admin/date-field.tsx'
import { IfAllowed } from '#app/platform/admin/rights-context.tsx'
import { saveFile } from '#app/platform/admin/save-file.ts'
import { Screen } from '#app/platform/admin/screen.tsx'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { Button } from '#app/ui/button.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { type ReportGrouping, reportApi, reportGroupings } from '../contract.ts'
import { findFiscalYear } from '../fiscal-year.ts'
import type { Route } from './+types/report-page.ts'
import { GroupTable, labelOfGrouping, toCsvRows } from './group-table.tsx'
import type { DateRange } from './report-card.tsx'
import { ReportSummary } from './report-summary.tsx'

/** The default period is the last 30 days. */
export async function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  const searchParams = new URL(request.url).searchParams
  const by = reportGroupings.find((each) => each === searchParams.get('group_by')) ?? 'country'
  const querystring = {
    from: searchParams.get('from') || undefined,
    until: searchParams.get('until') || undefined,
    group_by: by,
  }
  const [people, result] = await Promise.all([
    readPeople(context.get(apiContext)),
    context.get(apiContext).attempt(reportApi.read, { querystring }),
  ])
  // The server returns the default period in the office's time zone.
  const { from = '', until = '' } = result.ok ? result.value : querystring
  return { people, query: { from, until, by }, result }
}

export default function ReportPage({ loaderData }: Route.ComponentProps) {
  const { people, query, result } = loaderData
  const today = toOfficeDay(useOffice(), new Date())
  const failure = result.ok ? undefined : result.failure

  async function save() {
    if (!result.ok) return
    const { default: Papa } = await import('papaparse')
    const csv = Papa.unparse(toCsvRows(result.value, query.by, people), {
      quotes: true,
      escapeFormulae: true,
      newline: '\r\n',
    })
    saveFile(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }), `report-${today}.csv`)
  }

  return (
    <Screen
      title="Reports"
      subtitle={
        <p className="hidden print:block">
          From {query.from} to {query.until}, by {labelOfGrouping(query.by).toLowerCase()}
        </p>
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
        <ReportFields key={JSON.stringify(query)} query={query} />
      </FormErrors>
      <FiscalYears by={query.by} today={today} />
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

type ReportQuery = DateRange & { by: ReportGrouping }

const toSearch = ({ from, until, by }: ReportQuery) => ({ from, until, group_by: by })

/** Each change shows the report of the new period. */
function ReportFields({ query }: { query: ReportQuery }) {
  const [typed, setTyped] = useState(query)
  const submit = useSubmit()
  const { from, until, by } = typed

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
        onChange={(day) => change({ from: day, until, by })}
      />
      <DateField
        label="Until"
        path="until"
        value={until}
        onChange={(day) => change({ from, until: day, by })}
      />
      <SelectField
        label="Group by"
        path="group_by"
        options={reportGroupings.map((grouping) => [grouping, labelOfGrouping(grouping)])}
        value={by}
        onChange={(grouping) => change({ from, until, by: grouping })}
      />
    </div>
  )
}

/** Links to the reports of this fiscal year until today and of the last one. */
function FiscalYears({ by, today }: { by: ReportGrouping; today: string }) {
  const { is_bikram_sambat_shown, bikram_sambat_years } = useOffice()
  const calendar = getCalendar(bikram_sambat_years)
  const current = findFiscalYear(today, calendar)
  if (!is_bikram_sambat_shown || !current) return null
  const until = dayBefore(current.from)
  const last = findFiscalYear(until, calendar)

  return (
    <p className="flex flex-wrap gap-x-6 print:hidden">
      <FiscalYearLink query={{ from: current.from, until: today, by }}>
        This fiscal year ({current.name})
      </FiscalYearLink>
      {last && (
        <FiscalYearLink query={{ from: last.from, until, by }}>
          Last fiscal year ({last.name})
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
