import { Suspense, use } from 'react'
import { Link } from 'react-router'
import { greet, identityContext } from '#app/base/admin/identity-context.ts'
import { useMay } from '#app/base/admin/rights-context.tsx'
import { Screen } from '#app/base/admin/screen.tsx'
import { apiContext } from '#app/base/browser/api-context.ts'
import { type Dashboard, dashboardApi } from '../contract.ts'
import type { Route } from './+types/dashboard-page.ts'
import { CountCards, loadChart } from './count-cards.tsx'
import { Examples } from './examples.tsx'
import { Hearing } from './hearing.tsx'
import { LongestWaiting, RecentMessages } from './message-lists.tsx'
import { Troubles } from './troubles.tsx'
import { Work } from './waiting-work.tsx'

/** What could not be read is logged, and nothing more (specification §8). */
export function clientLoader({ context }: Route.ClientLoaderArgs) {
  // Asked for with the screen, not after its counts.
  loadChart()
  const reading = context
    .get(apiContext)
    .call(dashboardApi.read, {})
    .catch((error) => void console.error(error))
  return { reading, name: greet(context.get(identityContext)) }
}

export default function DashboardPage({ loaderData: { reading, name } }: Route.ComponentProps) {
  return (
    <Screen title="Dashboard" above={<p className="text-ink/75">Welcome, {name}</p>}>
      <Suspense fallback={<ToCome />}>
        <Counted reading={reading} />
      </Suspense>
    </Screen>
  )
}

/** What waits for somebody first, then how much there is. */
function Counted({ reading }: { reading: Promise<Dashboard | undefined> }) {
  const dashboard = use(reading)

  return (
    <>
      <Work dashboard={dashboard} />
      {dashboard && (
        <>
          <Troubles troubles={dashboard.troubles} />
          <Examples examples={dashboard.examples} />
          {dashboard.hearing && <Hearing {...dashboard.hearing} />}
          <LongestWaiting {...dashboard} />
          <RecentMessages {...dashboard} />
        </>
      )}
      <CountCards dashboard={dashboard} />
      <Elsewhere />
    </>
  )
}

/** Where the work is of those of whom nothing is counted here. */
function Elsewhere() {
  const may = useMay()
  if (may('content:write') || may('contacts:work')) return null
  const [screen, title] = may('leads:work')
    ? ['/admin/today', 'Today']
    : ['/admin/reports', 'Reports']
  return (
    <p>
      Your work is on the screen{' '}
      <Link to={screen} className="inline-block py-1 font-semibold text-indigo underline">
        {title}
      </Link>
    </p>
  )
}

/** As large as what is to come, so that nothing jumps; what is below has no place yet. */
function ToCome() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading...
      </p>
      <Work />
    </>
  )
}
