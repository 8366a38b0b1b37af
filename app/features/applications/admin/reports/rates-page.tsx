import { Link } from 'react-router'
import { saveFile } from '#app/platform/admin/save-file.ts'
import { Screen } from '#app/platform/admin/screen.tsx'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { Button } from '#app/ui/button.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { ratesApi } from '../../rates-contract.ts'
import type { Route } from './+types/rates-page.ts'
import { toCsvRows } from './rates-csv.ts'
import { RatesTable } from './rates-table.tsx'
import { readNames, readQuery, toQuerystring } from './read-query.ts'
import { ReportFilters } from './report-filters.tsx'

/** The default period is the last year. */
export async function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const asked = readQuery(request)
  const [names, result] = await Promise.all([
    readNames(api),
    api.attempt(ratesApi.read, { querystring: toQuerystring(asked) }),
  ])
  // The server returns the default period in the office's time zone.
  const { from, until } = result.ok ? result.value : asked
  return { names, query: { ...asked, from, until }, result }
}

/** Visa refusals, enrolments and no-shows of the applications that were decided in a period. */
export default function RatesPage({ loaderData }: Route.ComponentProps) {
  const { names, query, result } = loaderData

  async function save() {
    if (!result.ok) return
    const { createCsv } = await import('#app/platform/admin/list/csv.ts')
    saveFile(createCsv(toCsvRows(result.value, query, names)), `rates-${query.until}.csv`)
  }

  return (
    <Screen
      title="Visa and enrolment rates"
      above={
        <Link
          to="/admin/reports"
          className="inline-flex min-h-6 items-center text-indigo underline print:hidden"
        >
          Reports
        </Link>
      }
      subtitle={
        <p className="hidden print:block">
          Decided from {query.from} to {query.until}
        </p>
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
          labels={{ from: 'Decided from', until: 'Decided until' }}
        />
      </FormErrors>
      {result.ok && <RatesTable rates={result.value} query={query} names={names} />}
      <Definitions />
    </Screen>
  )
}

/** Says what is counted, and where the lines come from. */
function Definitions() {
  return (
    <section aria-label="What is counted" className="grid max-w-prose gap-2 text-sm text-ink/75">
      <p>
        Visa refusals: of the visas granted or refused in this period, how many were refused. The
        day of the visa decision counts.
      </p>
      <p>
        Enrolments and students who did not arrive: of the applications with a confirmed place that
        ended in this period, how many enrolled and how many did not arrive. A place is confirmed if
        the student enrolled or did not arrive, or if the visa was granted. This is the office’s own
        definition; universities and authorities may count differently.
      </p>
      <p>With fewer than 20 cases no percentage is shown, because it would mislead.</p>
      <p>
        Since 1 June 2026 universities in the United Kingdom need fewer than 5% refusals and at
        least 95% enrolments (
        <a
          href="https://www.gov.uk/government/publications/student-sponsor-guidance"
          className="text-indigo underline"
        >
          Student sponsor guidance
        </a>
        ). The line at 4% is an early warning. No source for it is confirmed.
      </p>
    </section>
  )
}
