import { OfficeListsContext, readOfficeLists } from '#app/features/leads/admin/office-lists.ts'
import { OrderedScreen } from '#app/platform/admin/ordered/ordered-screen.tsx'
import { readOrdered } from '#app/platform/admin/ordered/read-ordered.ts'
import { useCan } from '#app/platform/admin/rights-context.tsx'
import { Screen } from '#app/platform/admin/screen.tsx'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { absencesApi } from '../contract.ts'
import type { Route } from './+types/assignment-page.ts'
import { assignmentRules } from './assignment-rules.tsx'
import { Availability } from './availability.tsx'

export const handle = { signInNeeded: 'Unauthorized. Please log in again.' }

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const [lists, absences] = await Promise.all([
    readOfficeLists(api),
    api.call(absencesApi.list, {}),
  ])
  return { lists, absences, ...readOrdered(assignmentRules, context) }
}

export default function AssignmentPage({ loaderData }: Route.ComponentProps) {
  const { lists, absences, reading } = loaderData
  const canEditRules = useCan()('settings:change')

  return (
    <OfficeListsContext value={lists}>
      {canEditRules ? (
        <div className="grid gap-8">
          <OrderedScreen content={assignmentRules} reading={reading} />
          <Availability absences={absences} />
        </div>
      ) : (
        <Screen title="Availability">
          <Availability absences={absences} />
        </Screen>
      )}
    </OfficeListsContext>
  )
}
