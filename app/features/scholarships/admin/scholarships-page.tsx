import { useMemo } from 'react'
import { OrderedScreen } from '#app/platform/admin/ordered/ordered-screen.tsx'
import { readOrdered } from '#app/platform/admin/ordered/read-ordered.ts'
import { isSameSearch } from '#app/platform/admin/use-dialog-address.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import type { Route } from './+types/scholarships-page.ts'
import { todayIn } from './scholarship-state.tsx'
import { byDeadline, scholarships } from './scholarships.tsx'

export const handle = { signInNeeded: 'Unauthorized. Please log in again.' }

export const clientLoader = ({ context }: Route.ClientLoaderArgs) =>
  readOrdered(scholarships, context)

export const shouldRevalidate = isSameSearch

export default function ScholarshipsPage({ loaderData: { reading } }: Route.ComponentProps) {
  const { time_zone } = useOffice()
  const sorted = useMemo(
    () =>
      reading.then((result) => {
        if (!result?.ok) return result
        return { ...result, value: result.value.toSorted(byDeadline(todayIn(time_zone))) }
      }),
    [reading, time_zone],
  )
  return <OrderedScreen content={scholarships} reading={sorted} />
}
