import { Link } from 'react-router'
import { saveFile } from '#app/platform/admin/save-file.ts'
import { Screen } from '#app/platform/admin/screen.tsx'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { Button } from '#app/ui/button.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { applicationReportApi } from '../../report-contract.ts'
import type { Route } from './+types/report-page.ts'
import { readNames, readQuery, toQuerystring } from './read-query.ts'
import { ReportFilters } from './report-filters.tsx'
import { createTables } from './report-tables.ts'
import { TableCard } from './table-card.tsx'

/** The default period is the last year. */
export async function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const asked = readQuery(request, 'country')
  const [names, result] = await Promise.all([
    readNames(api),
    api.attempt(applicationReportApi.read, { querystring: toQuerystring(asked) }),
  ])
  // The server returns the default period in the office's time zone.
  const { from, until } = result.ok ? result.value : asked
  return { names, query: { ...asked, from, until }, result }
}

/** Open applications, times per step, refusals by reason and conversions. */
export default function ApplicationReportPage({ loaderData }: Route.ComponentProps) {
  const { names, query, result } = loaderData
  const tables = result.ok ? createTables(result.value, query, names) : []

  async function save() {
    const { createCsv } = await import('#app/platform/admin/list/csv.ts')
    const lines = tables.flatMap(({ title, headings, rows }) => [
      [title],
      headings,
      ...rows.map(({ name, cells }) => [name, ...cells.map(({ text }) => text)]),
      [],
    ])
    const fields = Array.from({ length: Math.max(...lines.map(({ length }) => length)) }, () => '')
    saveFile(createCsv({ fields, data: lines }), `applications-report-${query.until}.csv`)
  }

  return (
    <Screen
      title="Applications report"
      above={
        <Link
          to="/admin/reports"
          className="inline-flex min-h-6 items-center text-indigo underline print:hidden"
        >
          Reports
        </Link>
      }
      actions={
        result.ok && (
          <div className="flex flex-wrap gap-2 print:hidden">
            <Button onClick={() => print()}>Print</Button>
            <Button onClick={save}>Export CSV</Button>
          </div>
        )
      }
    >
      <FormErrors failure={result.ok ? undefined : result.failure} attempt={undefined}>
        <ReportFilters
          key={JSON.stringify(query)}
          query={query}
          names={names}
          labels={{ from: 'From', until: 'Until' }}
        />
      </FormErrors>
      {tables.map((table) => (
        <TableCard key={table.title} table={table} />
      ))}
    </Screen>
  )
}
