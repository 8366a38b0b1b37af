import { listOfficeNames } from '#app/features/applications/admin/names.ts'
import { listStepOffers } from '#app/features/applications/admin/step-offers.ts'
import { applicationsApi } from '#app/features/applications/contract.ts'
import { tracksApi } from '#app/features/applications/tracks-contract.ts'
import { LeadView, loadLead } from '#app/features/leads/admin/lead-view.tsx'
import { ProgressLinkCard } from '#app/features/progress-links/admin/progress-link-card.tsx'
import { progressLinksApi } from '#app/features/progress-links/contract.ts'
import { Documents } from '#app/features/student-documents/admin/documents.tsx'
import { studentDocumentsApi } from '#app/features/student-documents/contract.ts'
import { LeadTasks } from '#app/features/tasks/admin/lead-tasks.tsx'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { languageQuery } from '#app/platform/browser/language.ts'
import type { Route } from './+types/lead-page.ts'

export async function clientLoader({ context, params }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const [loaded, offers, links, applications, tracks, section] = await Promise.all([
    loadLead(api, params.id),
    api.call(studentDocumentsApi.listSuggestions, { params, querystring: languageQuery }),
    api.call(progressLinksApi.list, { params }),
    api.call(applicationsApi.listOfLead, { params }),
    api.call(tracksApi.list, {}),
    // Loaded with the data, because other screens do not need it.
    import('#app/features/applications/admin/lead-applications.tsx'),
  ])
  return { loaded, offers, links, applications, tracks, LeadApplications: section.LeadApplications }
}

export default function LeadPage({ loaderData }: Route.ComponentProps) {
  const { loaded, offers, links, applications, tracks, LeadApplications } = loaderData
  const { lead } = loaded
  const stepOffers = listStepOffers(applications, tracks)
  const documents = <Documents key={lead.id} lead={lead} offers={offers} stepOffers={stepOffers} />
  const tasks = <LeadTasks key={`tasks of ${lead.id}`} lead={lead} />
  const section = (
    <LeadApplications
      key={`applications of ${lead.id}`}
      lead={lead}
      loaded={applications}
      tracks={tracks}
    />
  )
  const progress = <ProgressLinkCard key={`progress of ${lead.id}`} lead={lead} loaded={links} />
  return (
    <LeadView
      {...loaded}
      tasks={tasks}
      documents={documents}
      progress={progress}
      applications={section}
      names={listOfficeNames(applications.applications, tracks)}
    />
  )
}
