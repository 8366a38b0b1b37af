import { Link } from 'react-router'
import { IfAllowed } from '#app/platform/admin/rights-context.tsx'
import { Button } from '#app/ui/button.tsx'
import type { LeadActivity } from '../activity-contract.ts'
import type { LeadDetails } from '../contract.ts'
import { useMerge } from './use-merge.ts'

/** Offers to unmerge the latest merge, or links to the unmerged lead or to the conversation. */
export function ActivityLinks({ lead, entry }: { lead: LeadDetails; entry: LeadActivity }) {
  const { unmerge, isSending } = useMerge(lead)
  const { id, kind, about_id } = entry
  if (kind === 'unmerge' && about_id !== lead.id) {
    // The lead was erased later.
    if (!entry.text) return null
    return (
      <Link to={`/admin/leads/${about_id}`} className="w-fit text-sm text-indigo underline">
        Open<span className="sr-only"> {entry.text}</span>
      </Link>
    )
  }
  if (kind === 'chat' || (kind === 'details' && about_id)) {
    return (
      <IfAllowed right="chat:answer">
        <Link
          to={`/admin/messages?user=${about_id}`}
          className="w-fit text-sm text-indigo underline"
        >
          Open conversation
        </Link>
      </IfAllowed>
    )
  }
  const merged = lead.merged_leads.find((other) => other.id === about_id)
  const last = lead.timeline.find((it) => it.kind === 'merge' && it.about_id === about_id)
  if (!merged || last?.id !== id) return null
  return (
    <div>
      <Button size="small" disabled={isSending} onClick={() => unmerge(merged)}>
        Unmerge<span className="sr-only"> {merged.name}</span>
      </Button>
    </div>
  )
}
