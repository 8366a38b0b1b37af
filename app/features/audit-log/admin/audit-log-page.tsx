import { list } from '#app/platform/admin/list/list.ts'
import { ListScreen } from '#app/platform/admin/list/list-screen.tsx'
import { loadList } from '#app/platform/admin/list/read-list.ts'
import { useVisibleSubjects } from '#app/platform/admin/list/use-visible-subjects.ts'
import { auditLogApi } from '../contract.ts'
import type { Route } from './+types/audit-log-page.ts'
import { AuditLogRow } from './audit-log-row.tsx'
import { subjectLabels } from './subject-labels.ts'

const auditLog = list(auditLogApi.list, {
  id: 'activity-log',
  title: 'Activity log',
  plural: 'activity',
  describeEmpty: ({ q, filters: { subject } }) =>
    q || subject
      ? 'Try another search, or show all types.'
      : 'Changes in the back office that you may see appear here: who, when and what.',
  countLabel: ['change', 'changes'],
  search: { label: 'Search activity', placeholder: 'Who, what or a value' },
  filters: {
    subject: {
      label: 'Type',
      all: 'All types',
      options: Object.fromEntries(
        Object.entries(subjectLabels).map(([subject, { many }]) => [subject, many]),
      ),
    },
  },
  paging: 'older',
})

export const clientLoader = (args: Route.ClientLoaderArgs) => loadList(auditLog, args)

export default function AuditLogPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListScreen list={useVisibleSubjects(auditLog)} {...loaderData}>
      {(rows) => (
        <ol className="divide-y divide-line rounded-card border border-line bg-white">
          {rows.map((row) => (
            <AuditLogRow key={row.id} entry={row} />
          ))}
        </ol>
      )}
    </ListScreen>
  )
}
