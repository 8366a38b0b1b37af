import { Form, Link, useSubmit } from 'react-router'
import { readPeople } from '#app/features/leads/admin/office-lists.ts'
import { toOfficeDay } from '#app/features/office/hours-contract.ts'
import { IfAllowed } from '#app/platform/admin/rights-context.tsx'
import { saveFile } from '#app/platform/admin/save-file.ts'
import { Screen } from '#app/platform/admin/screen.tsx'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { reportApi, reportGroupings } from '../contract.ts'
import type { Route } from './+types/report-page.ts'
import { GroupTable, labelOfGrouping, toCsvRows } from './group-table.tsx'
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
  const submit = useSubmit()
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
      <Form
        method="get"
        key={JSON.stringify(query)}
        onChange={({ currentTarget }) => submit(currentTarget)}
        className="fields-beside items-start gap-3"
      >
        <FormErrors failure={failure} attempt={undefined}>
          <Field label="From" path="from">
            {(control) => <input {...control} type="date" name="from" defaultValue={query.from} />}
          </Field>
          <Field label="Until" path="until">
            {(control) => (
              <input {...control} type="date" name="until" defaultValue={query.until} />
            )}
          </Field>
          <Field label="Group by" path="group_by">
            {(control) => (
              <select {...control} name="group_by" defaultValue={query.by}>
                {reportGroupings.map((by) => (
                  <option key={by} value={by}>
                    {labelOfGrouping(by)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </FormErrors>
      </Form>
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
