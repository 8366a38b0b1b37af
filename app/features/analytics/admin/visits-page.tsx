import { useState } from 'react'
import { Link, useSubmit } from 'react-router'
import { toOfficeDay } from '#app/features/office/hours-contract.ts'
import { DateField } from '#app/platform/admin/date-field.tsx'
import { IfAllowed } from '#app/platform/admin/rights-context.tsx'
import { saveFile } from '#app/platform/admin/save-file.ts'
import { Screen } from '#app/platform/admin/screen.tsx'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { Button } from '#app/ui/button.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { analyticsApi, type VisitReport } from '../contract.ts'
import type { Route } from './+types/visits-page.ts'
import { CountingSwitch } from './counting-switch.tsx'
import { toCsvRows } from './csv-rows.ts'
import { TagForm } from './tag-form.tsx'
import { VisitChart } from './visit-chart.tsx'
import { VisitTables } from './visit-tables.tsx'

/** The default period is the last 30 days. */
export async function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  const searchParams = new URL(request.url).searchParams
  const querystring = {
    from: searchParams.get('from') || undefined,
    until: searchParams.get('until') || undefined,
  }
  const api = context.get(apiContext)
  const [result, settings] = await Promise.all([
    api.attempt(analyticsApi.report, { querystring }),
    api.attempt(analyticsApi.readPublic, {}),
  ])
  const { from = '', until = '' } = result.ok ? result.value : querystring
  return { period: { from, until }, result, settings: settings.ok ? settings.value : undefined }
}

/** The screen of website visits, compared with the period before. */
export default function VisitsPage({ loaderData }: Route.ComponentProps) {
  const { period, result, settings } = loaderData
  const today = toOfficeDay(useOffice(), new Date())
  const report = result.ok ? result.value : undefined
  const hasVisits = report && report.views + report.previous_views > 0

  async function save(saved: VisitReport) {
    const { createCsv } = await import('#app/platform/admin/list/csv.ts')
    saveFile(createCsv(toCsvRows(saved)), `visits-${today}.csv`)
  }

  return (
    <Screen
      title="Website visits"
      above={
        <Link to="/admin/reports" className="text-sm text-indigo underline">
          Reports
        </Link>
      }
      actions={hasVisits && <Button onClick={() => save(report)}>Export CSV</Button>}
    >
      {report && (
        <IfAllowed right="settings:change">
          <CountingSwitch isCounting={report.is_counting} />
        </IfAllowed>
      )}
      <FormErrors failure={result.ok ? undefined : result.failure} attempt={undefined}>
        <PeriodFields key={JSON.stringify(period)} period={period} />
      </FormErrors>
      {report && !hasVisits && (
        <p role="status" className="card p-6">
          {report.is_counting
            ? 'No visits in this period. New visits appear here within seconds.'
            : 'No visits in this period. An owner can switch the counting on here.'}
        </p>
      )}
      {hasVisits && (
        <>
          <VisitChart report={report} />
          <VisitTables report={report} />
        </>
      )}
      {settings && (
        <IfAllowed right="settings:change">
          <TagForm stored={settings} />
        </IfAllowed>
      )}
    </Screen>
  )
}

type Period = Pick<VisitReport, 'from' | 'until'>

/** Each change shows the new period. */
function PeriodFields({ period }: { period: Period }) {
  const [typed, setTyped] = useState(period)
  const submit = useSubmit()

  function change(changed: Period) {
    setTyped(changed)
    void submit({ ...changed }, { method: 'get' })
  }

  return (
    <div className="fields-beside items-start gap-3">
      <DateField
        label="From"
        path="from"
        value={typed.from}
        onChange={(from) => change({ ...typed, from })}
      />
      <DateField
        label="Until"
        path="until"
        value={typed.until}
        onChange={(until) => change({ ...typed, until })}
      />
    </div>
  )
}
