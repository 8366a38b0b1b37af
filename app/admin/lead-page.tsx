import { LeadView, loadLead } from '#app/features/leads/admin/lead-view.tsx'
import { Checklist } from '#app/features/tasks/admin/checklist.tsx'
import { LeadTasks } from '#app/features/tasks/admin/lead-tasks.tsx'
import { checklistApi } from '#app/features/tasks/checklist-contract.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { languageQuery } from '#app/platform/browser/language.ts'
import type { Route } from './+types/lead-page.ts'

export async function clientLoader({ context, params }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const [loaded, offers] = await Promise.all([
    loadLead(api, params.id),
    api.call(checklistApi.listSuggestions, { params, querystring: languageQuery }),
  ])
  return { ...loaded, offers }
}

export default function LeadPage({ loaderData: { offers, ...loaded } }: Route.ComponentProps) {
  const { lead } = loaded
  const checklist = <Checklist key={lead.id} lead={lead} offers={offers} />
  const tasks = <LeadTasks key={`tasks of ${lead.id}`} lead={lead} />
  return <LeadView {...loaded} tasks={tasks} checklist={checklist} />
}
