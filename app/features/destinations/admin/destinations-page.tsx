import { OrderedScreen } from '#app/base/admin/ordered/ordered-screen.tsx'
import { readOrdered } from '#app/base/admin/ordered/read-ordered.ts'
import { isSameSearch } from '#app/base/admin/use-opened.ts'
import type { Route } from './+types/destinations-page.ts'
import { destinations } from './destinations.tsx'

export const handle = { signInNeeded: 'Unauthorized. Please log in again.' }

export const clientLoader = ({ context }: Route.ClientLoaderArgs) =>
  readOrdered(destinations, context)

export const shouldRevalidate = isSameSearch

export default function DestinationsPage({ loaderData: { reading } }: Route.ComponentProps) {
  return <OrderedScreen content={destinations} reading={reading} />
}
