import { guidesApi } from '#app/features/guides/contract.ts'
import { OrderedScreen } from '#app/platform/admin/ordered/ordered-screen.tsx'
import { readOrdered } from '#app/platform/admin/ordered/read-ordered.ts'
import { isSameSearch } from '#app/platform/admin/use-dialog-address.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import type { Route } from './+types/destinations-page.ts'
import { destinations } from './destinations.tsx'
import { GuidesContext } from './guide-hint.tsx'

export const handle = { signInNeeded: 'Unauthorized. Please log in again.' }

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  const guides = context.get(apiContext).attempt(guidesApi.list, {})
  return { ...readOrdered(destinations, context), guides: guides.catch(() => undefined) }
}

export const shouldRevalidate = isSameSearch

export default function DestinationsPage({
  loaderData: { reading, guides },
}: Route.ComponentProps) {
  return (
    <GuidesContext value={guides}>
      <OrderedScreen content={destinations} reading={reading} />
    </GuidesContext>
  )
}
