import { apiContext } from '#app/api-context.ts'
import { office } from '#app/features/office/contract.ts'
import { identityContext, nameOf } from '#app/identity-context.ts'
import { dashboardApi } from '../contract.ts'
import type { Route } from './+types/dashboard-page.ts'
import { CountCards } from './count-cards.tsx'
import { RecentMessages } from './recent-messages.tsx'

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const reading = context.get(apiContext).call(dashboardApi.read, {})
  const dashboard = await reading.catch((error) => console.error(error))
  return { dashboard: dashboard ?? undefined, name: nameOf(context.get(identityContext)) }
}

export default function DashboardPage({ loaderData: { dashboard, name } }: Route.ComponentProps) {
  return (
    <div className="grid gap-6">
      <title>{`Dashboard – ${office.shortName}`}</title>
      <div>
        <p className="text-ink/75">Welcome, {name}</p>
        <h1 className="font-display text-3xl font-semibold text-indigo">Dashboard</h1>
      </div>
      <CountCards counts={dashboard?.counts} />
      {dashboard && <RecentMessages messages={dashboard.recent_messages} />}
    </div>
  )
}
