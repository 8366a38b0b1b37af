import { type ReactNode, useCallback, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ApiClient } from '#app/contract/api-client.ts'
import { savedRepliesApi } from '#app/features/saved-replies/contract.ts'
import { Screen } from '#app/platform/admin/screen.tsx'
import { useRefresh } from '#app/platform/admin/use-refresh.ts'
import { Button } from '#app/ui/button.tsx'
import { leadsApi } from '../contract.ts'
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

export async function loadLead(api: ApiClient, id: string) {
  const [lead, templates, lists] = await Promise.all([
    api.call(leadsApi.find, { params: { id } }),
    api.call(savedRepliesApi.listRendered, {}),
    readOfficeLists(api),
  ])
  return { lead, templates, lists }
}

interface LeadViewProps extends Awaited<ReturnType<typeof loadLead>> {
  /** The lead's checklist, which another feature shows. */
  checklist: ReactNode
}

export function LeadView({ lead, templates, lists, checklist }: LeadViewProps) {
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
        {checklist}
        <LeadFiles key={lead.id} lead={lead} />
        <Timeline lead={lead} />
        <LeadPersonalData lead={lead} />
      </Screen>
      {isEditing && <LeadDialog lead={lead} onClose={() => setEditing(false)} />}
    </OfficeListsContext>
  )
}
