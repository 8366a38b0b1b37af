import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isDay } from '#app/contract/calendar.ts'
import { reauthenticationApi } from '#app/features/accounts/reauthentication-contract.ts'
import { DateField } from '#app/platform/admin/date-field.tsx'
import { Screen } from '#app/platform/admin/screen.tsx'
import { useRefresh } from '#app/platform/admin/use-refresh.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type FrontDesk, frontDeskApi } from '../contract.ts'
import type { Route } from './+types/front-desk-page.ts'
import { Counsellors } from './counsellors.tsx'
import { Register } from './register.tsx'
import { WalkInForm } from './walk-in-form.tsx'

export async function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  const day = new URL(request.url).searchParams.get('day') ?? ''
  const querystring = { day: isDay(day) ? day : undefined }
  return context.get(apiContext).call(frontDeskApi.read, { querystring })
}

export default function FrontDeskPage({ loaderData: desk }: Route.ComponentProps) {
  useRefresh()
  const { visits, counsellors } = desk

  return (
    <Screen title="Front desk">
      <WalkInForm counsellors={counsellors} />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]">
        <Counsellors counsellors={counsellors} />
        <section aria-labelledby="visitors" className="grid content-start gap-2">
          <div className="flex flex-wrap items-end justify-between gap-3">
            <h2 id="visitors" className="text-lg font-semibold text-indigo">
              Visitors <span className="text-ink/75 tabular-nums">{visits.length}</span>
            </h2>
            <div className="flex flex-wrap items-end gap-3">
              <DayField key={desk.day} day={desk.day} />
              <Export desk={desk} />
            </div>
          </div>
          <Register visits={visits} counsellors={counsellors} />
        </section>
      </div>
    </Screen>
  )
}

/** Chooses the day of the register. */
function DayField({ day }: { day: string }) {
  const [typed, setTyped] = useState(day)
  const navigate = useNavigate()

  function choose(value: string) {
    setTyped(value)
    if (isDay(value)) navigate(`?day=${value}`, { preventScrollReset: true })
  }

  return (
    <DateField
      label="Day"
      value={typed}
      error={isDay(typed) ? undefined : 'Enter a day.'}
      onChange={choose}
    />
  )
}

function Export({ desk }: { desk: FrontDesk }) {
  const api = useApi()
  const { time_zone } = useOffice()
  const [isExporting, setExporting] = useState(false)

  async function save() {
    if (isExporting) return
    setExporting(true)
    try {
      await api.call(reauthenticationApi.recordExport, { body: { list: 'visitors' } })
      const { saveRegister } = await import('./register-csv.ts')
      saveRegister(desk, time_zone)
    } catch {
      await showToast('error', 'Failed to export visitors. Please try again.')
    }
    setExporting(false)
  }

  return (
    <Button
      className="aria-disabled:opacity-60"
      aria-disabled={isExporting}
      onClick={() => void save()}
    >
      Export CSV
    </Button>
  )
}
