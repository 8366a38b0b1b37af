import { Suspense, use } from 'react'
import { Link } from 'react-router'
import { greet, identityContext } from '#app/platform/admin/identity-context.ts'
import { useCan } from '#app/platform/admin/rights-context.tsx'
import { Screen } from '#app/platform/admin/screen.tsx'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { type Dashboard, dashboardApi } from '../contract.ts'
import type { Route } from './+types/dashboard-page.ts'
import { CountCards, loadChart } from './count-cards.tsx'
import { ExampleValues } from './example-values.tsx'
import { LongestAwaitingReply, RecentMessages } from './message-lists.tsx'
import { NotificationStatus } from './notification-status.tsx'
import { Problems } from './problems.tsx'
import { WorkCards } from './work-cards.tsx'

/** A failed request is only logged (specification §8). */
export function clientLoader({ context }: Route.ClientLoaderArgs) {
  // Loads the chart in parallel with the counts.
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
      <Suspense fallback={<LoadingState />}>
        <DashboardContent reading={reading} />
      </Suspense>
    </Screen>
  )
}

/** Shows open work first, then the counts. */
function DashboardContent({ reading }: { reading: Promise<Dashboard | undefined> }) {
  const dashboard = use(reading)

  return (
    <>
      <WorkCards dashboard={dashboard} />
      {dashboard && (
        <>
          <Problems problems={dashboard.problems} />
          <ExampleValues example_fields={dashboard.example_fields} />
          {dashboard.enquiry_notifications && (
            <NotificationStatus {...dashboard.enquiry_notifications} />
          )}
          <LongestAwaitingReply {...dashboard} />
          <RecentMessages {...dashboard} />
        </>
      )}
      <CountCards dashboard={dashboard} />
      <StartLink />
    </>
  )
}

/** Links to the main screen of roles that have no counts here. */
function StartLink() {
  const may = useCan()
  if (may('content:write') || may('contacts:work')) return null
  const [screen, title] = may('leads:work')
    ? ['/admin/today', 'Today']
    : ['/admin/reports', 'Reports']
  return (
    <p>
      Go to{' '}
      <Link to={screen} className="inline-block py-1 font-semibold text-indigo underline">
        {title}
      </Link>
    </p>
  )
}

/** Reserves the space of the work cards, so that the layout does not shift. */
function LoadingState() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading...
      </p>
      <WorkCards />
    </>
  )
}
