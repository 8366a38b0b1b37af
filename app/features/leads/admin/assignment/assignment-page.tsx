import { OrderedScreen } from '#app/base/admin/ordered/ordered-screen.tsx'
import { readOrdered } from '#app/base/admin/ordered/read-ordered.ts'
import { useCan } from '#app/base/admin/rights-context.tsx'
import { Screen } from '#app/base/admin/screen.tsx'
import { apiContext } from '#app/base/browser/api-context.ts'
import { absencesApi } from '../../assignment-contract.ts'
import { OfficeListsContext, readOfficeLists } from '../office-lists.ts'
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
