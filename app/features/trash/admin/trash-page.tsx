import { ListScreen } from '#app/platform/admin/list/list-screen.tsx'
import { loadList } from '#app/platform/admin/list/read-list.ts'
import { useVisibleSubjects } from '#app/platform/admin/list/use-visible-subjects.ts'
import type { Route } from './+types/trash-page.ts'
import { trashList } from './trash-list.tsx'

export const clientLoader = (args: Route.ClientLoaderArgs) => loadList(trashList, args)

export default function TrashPage({ loaderData }: Route.ComponentProps) {
  const intro = (
    <p className="max-w-prose text-sm text-ink/75">
      You can restore deleted items for 30 days. After that, they are permanently deleted.
    </p>
  )
  return <ListScreen list={useVisibleSubjects(trashList)} {...loaderData} intro={intro} />
}
