import { Suspense } from 'react'
import { apiContext } from '#app/base/browser/api-context.ts'
import { office } from '#app/features/office/contract.ts'
import type { Route } from './+types/activity-page.ts'
import { ActivityList } from './activity-list.tsx'
import { ActivitySearch } from './activity-search.tsx'
import { readActivities, toPlace } from './read-activities.ts'

export function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  const place = toPlace(new URL(request.url).searchParams)
  return { place, reading: readActivities(context.get(apiContext), place) }
}

export default function ActivityPage({ loaderData: { place, reading } }: Route.ComponentProps) {
  return (
    <div className="grid gap-5">
      <title>{`Recent Activity – ${office.shortName}`}</title>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="font-display text-3xl font-semibold text-indigo outline-none">
          Recent Activity
        </h1>
        <ActivitySearch key={`${place.q} ${place.subject}`} place={place} />
      </div>
      <Suspense fallback={<p role="status">Loading activity...</p>}>
        <ActivityList place={place} reading={reading} />
      </Suspense>
    </div>
  )
}
