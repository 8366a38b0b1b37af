import { list } from '#app/base/admin/list/list.ts'
import { ListScreen } from '#app/base/admin/list/list-screen.tsx'
import { loadList } from '#app/base/admin/list/read-list.ts'
import { useToldKinds } from '#app/base/admin/list/use-told-kinds.ts'
import { activityApi } from '../contract.ts'
import type { Route } from './+types/activity-page.ts'
import { ActivityRow } from './activity-row.tsx'
import { subjects } from './activity-words.ts'

const activity = list(activityApi.list, {
  id: 'activity',
  title: 'Recent Activity',
  many: 'activity',
  describeEmpty: ({ q, filters: { subject } }) =>
    q || subject
      ? 'Try another word, or everything instead of one kind.'
      : 'Changes in the back office that you may see appear here: who, when and what.',
  counted: ['change', 'changes'],
  search: { label: 'Search activity', placeholder: 'Who, what or a value' },
  filters: {
    subject: {
      label: 'Kind',
      all: 'Everything',
      options: Object.fromEntries(
        Object.entries(subjects).map(([subject, { many }]) => [subject, many]),
      ),
    },
  },
  paging: 'older',
})

export const clientLoader = (args: Route.ClientLoaderArgs) => loadList(activity, args)

export default function ActivityPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListScreen list={useToldKinds(activity)} {...loaderData}>
      {(rows) => (
        <ol className="divide-y divide-line rounded-card border border-line bg-white">
          {rows.map((row) => (
            <ActivityRow key={row.id} activity={row} />
          ))}
        </ol>
      )}
    </ListScreen>
  )
}
