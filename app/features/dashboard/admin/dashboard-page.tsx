import { Suspense, use } from 'react'
import { greet, identityContext } from '#app/base/admin/identity-context.ts'
import { Screen } from '#app/base/admin/screen.tsx'
import { apiContext } from '#app/base/browser/api-context.ts'
import { type Dashboard, dashboardApi } from '../contract.ts'
import type { Route } from './+types/dashboard-page.ts'
import { CountCards } from './count-cards.tsx'
import { RecentMessages, RecentMessagesToCome } from './recent-messages.tsx'
import { Waiting } from './waiting.tsx'

/** What could not be read is logged, and nothing more (specification §8). */
export function clientLoader({ context }: Route.ClientLoaderArgs) {
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

function Counted({ reading }: { reading: Promise<Dashboard | undefined> }) {
  const dashboard = use(reading)

  return (
    <>
      <CountCards dashboard={dashboard} />
      {dashboard && (
        <>
          <RecentMessages messages={dashboard.recent_messages} />
          <Waiting waiting={dashboard.waiting} />
        </>
      )}
    </>
  )
}

/** As large as what is to come, so that nothing jumps. */
function ToCome() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading...
      </p>
      <CountCards />
      <RecentMessagesToCome />
    </>
  )
}
