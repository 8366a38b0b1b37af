import { Suspense } from 'react'
import { isSameSearch, useOpened } from '#app/base/admin/use-opened.ts'
import { apiContext } from '#app/base/browser/api-context.ts'
import { office } from '#app/features/office/contract.ts'
import { Button } from '#app/ui/button.tsx'
import type { Route } from './+types/destinations-page.ts'
import { AddDestination } from './destination-dialog.tsx'
import { DestinationList } from './destination-list.tsx'
import { readDestinations } from './read-destinations.ts'

export const handle = { signInNeeded: 'Unauthorized. Please log in again.' }

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  return { reading: readDestinations(context.get(apiContext)) }
}

export const shouldRevalidate = isSameSearch

export default function DestinationsPage({ loaderData: { reading } }: Route.ComponentProps) {
  const { isAdding, add } = useOpened()

  return (
    <div className="grid gap-5">
      <title>{`Study Destinations – ${office.shortName}`}</title>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1
          id="destinations"
          tabIndex={-1}
          className="font-display text-3xl font-semibold text-indigo outline-none"
        >
          Study Destinations
        </h1>
        <Button look="primary" onClick={add}>
          + Add Destination
        </Button>
      </div>
      <Suspense fallback={<p role="status">Loading destinations...</p>}>
        <DestinationList reading={reading} />
      </Suspense>
      {isAdding && <AddDestination />}
    </div>
  )
}
