import { useCallback, useState } from 'react'
import { useRevalidator } from 'react-router'
import { savedRepliesApi } from '#app/features/saved-replies/contract.ts'
import { Checklist } from '#app/features/tasks/admin/checklist.tsx'
import { checklistApi } from '#app/features/tasks/checklist-contract.ts'
import { Screen } from '#app/platform/admin/screen.tsx'
import { useRefresh } from '#app/platform/admin/use-refresh.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { Button } from '#app/ui/button.tsx'
import { leadsApi } from '../contract.ts'
import type { Route } from './+types/lead-page.ts'
import { MessageComposer } from './compose/message-composer.tsx'
import { DeleteLead } from './delete-lead.tsx'
import { LeadFiles } from './files/lead-files.tsx'
import { LeadDialog } from './lead-dialog.tsx'
import { LeadPersonalData } from './lead-personal-data.tsx'
import { LeadSummary } from './lead-summary.tsx'
import { LogActivityForm } from './log-activity-form.tsx'
import { OfficeListsContext, readOfficeLists } from './office-lists.ts'
import { PossibleDuplicates } from './possible-duplicates.tsx'
import { Timeline } from './timeline.tsx'

export async function clientLoader({ context, params }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const [lead, offers, templates, lists] = await Promise.all([
    api.call(leadsApi.find, { params }),
    api.call(checklistApi.listSuggestions, { params }),
    api.call(savedRepliesApi.listRendered, {}),
    readOfficeLists(api),
  ])
  return { lead, offers, templates, lists }
}

export default function LeadPage({ loaderData }: Route.ComponentProps) {
  const { lead, offers, templates, lists } = loaderData
  const { revalidate } = useRevalidator()
  useRefresh(useCallback(() => void revalidate(), [revalidate]))
  const [isEditing, setEditing] = useState(false)

  return (
    <OfficeListsContext value={lists}>
      <Screen
        title={lead.name}
        actions={
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setEditing(true)}>Edit details</Button>
            <DeleteLead lead={lead} />
          </div>
        }
      >
        <LeadSummary lead={lead} />
        <PossibleDuplicates lead={lead} />
        <section
          aria-labelledby="log"
          className="grid gap-3 rounded-card border border-line bg-white p-4"
        >
          <h2 id="log" className="text-lg font-semibold text-indigo">
            Log activity
          </h2>
          <LogActivityForm key={lead.id} lead={lead} />
        </section>
        <MessageComposer key={`to ${lead.id}`} lead={lead} templates={templates} />
        <Checklist key={lead.id} lead={lead} offers={offers} />
        <LeadFiles key={lead.id} lead={lead} />
        <Timeline lead={lead} />
        <LeadPersonalData lead={lead} />
      </Screen>
      {isEditing && <LeadDialog lead={lead} onClose={() => setEditing(false)} />}
    </OfficeListsContext>
  )
}
