import { ListScreen } from '#app/base/admin/list/list-screen.tsx'
import { loadList } from '#app/base/admin/list/read-list.ts'
import { useToldKinds } from '#app/base/admin/list/use-told-kinds.ts'
import type { Route } from './+types/deleted-page.ts'
import { deleted } from './deleted.tsx'

export const clientLoader = (args: Route.ClientLoaderArgs) => loadList(deleted, args)

export default function DeletedPage({ loaderData }: Route.ComponentProps) {
  const intro = (
    <p className="max-w-prose text-sm text-ink/75">
      What was deleted can be brought back for 30 days, then it is forgotten for good.
    </p>
  )
  return <ListScreen list={useToldKinds(deleted)} {...loaderData} intro={intro} />
}
