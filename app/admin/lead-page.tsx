import { LeadView, loadLead } from '#app/features/leads/admin/lead-view.tsx'
import { Documents } from '#app/features/student-documents/admin/documents.tsx'
import { studentDocumentsApi } from '#app/features/student-documents/contract.ts'
import { LeadTasks } from '#app/features/tasks/admin/lead-tasks.tsx'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { languageQuery } from '#app/platform/browser/language.ts'
import type { Route } from './+types/lead-page.ts'

export async function clientLoader({ context, params }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const [loaded, offers] = await Promise.all([
    loadLead(api, params.id),
    api.call(studentDocumentsApi.listSuggestions, { params, querystring: languageQuery }),
  ])
  return { ...loaded, offers }
}

export default function LeadPage({ loaderData: { offers, ...loaded } }: Route.ComponentProps) {
  const { lead } = loaded
  const documents = <Documents key={lead.id} lead={lead} offers={offers} />
  const tasks = <LeadTasks key={`tasks of ${lead.id}`} lead={lead} />
  return <LeadView {...loaded} tasks={tasks} documents={documents} />
}
