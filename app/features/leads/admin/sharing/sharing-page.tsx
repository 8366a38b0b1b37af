import { OrderedScreen } from '#app/base/admin/ordered/ordered-screen.tsx'
import { readOrdered } from '#app/base/admin/ordered/read-ordered.ts'
import { useMay } from '#app/base/admin/rights-context.tsx'
import { Screen } from '#app/base/admin/screen.tsx'
import { apiContext } from '#app/base/browser/api-context.ts'
import { absencesApi } from '../../sharing-contract.ts'
import { OfficeListsContext, readOfficeLists } from '../office-lists.ts'
import type { Route } from './+types/sharing-page.ts'
import { Away } from './away.tsx'
import { rules } from './rules.tsx'

export const handle = { signInNeeded: 'Unauthorized. Please log in again.' }

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const [lists, absences] = await Promise.all([
    readOfficeLists(api),
    api.call(absencesApi.list, {}),
  ])
  return { lists, absences, ...readOrdered(rules, context) }
}

export default function SharingPage({ loaderData }: Route.ComponentProps) {
  const { lists, absences, reading } = loaderData
  const isOwners = useMay()('settings:change')

  return (
    <OfficeListsContext value={lists}>
      {isOwners ? (
        <div className="grid gap-8">
          <OrderedScreen content={rules} reading={reading} />
          <Away absences={absences} />
        </div>
      ) : (
        <Screen title="Here and away">
          <Away absences={absences} />
        </Screen>
      )}
    </OfficeListsContext>
  )
}
