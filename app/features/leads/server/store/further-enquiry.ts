import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { FurtherEnquiry } from '#app/base/server/enquiry.ts'
import type { Database } from '#database/connect.ts'
import { acquireLocks } from '#database/sql-dialect.ts'
import { assignLead, type People } from './assign-lead.ts'
import { addEnquiries, updateLeads } from './enquiry-rows.ts'
import { extendAwaitingReply, lockAwaitingLead } from './responses.ts'

/**
 * Records a further question in a lead's conversation. The lead awaits a reply from then on, and an
 * unassigned lead is assigned. If it already waits, only its last activity changes.
 * Returns the lead's name, or undefined if it was erased meanwhile.
 */
export async function recordFurtherEnquiry(db: Database, asked: FurtherEnquiry, people: People) {
  const { leadId, at, text, about } = asked
  const lead = await db
    .selectFrom('leads')
    .innerJoin('leads as root', 'root.id', 'leads.primary_lead_id')
    .select(['leads.id', 'leads.primary_lead_id', 'root.name'])
    .where('leads.id', '=', leadId)
    .executeTakeFirst()
  if (!lead) return undefined
  await acquireLocks(
    db,
    [lead.primary_lead_id, lead.id].map((id) => `lead ${id}`),
  )
  // The person may have asked on another channel.
  const { waiting } = await db
    .selectNoFrom(lockAwaitingLead(db, sql.val(leadId)).as('waiting'))
    .executeTakeFirstOrThrow()
  if (waiting) return extendAwaitingReply(db, leadId, waiting)
  const person = { name: '', phone: '', email: '' }
  const enquiry = { channel: 'chat' as const, person, countries: [], origin: {}, text, at, about }
  const recorded = [{ enquiry, lead, activityId: newId(), differences: {} }]
  await addEnquiries(db, recorded)
  await updateLeads(db, recorded)
  await assignLead(db, lead.id, people)
  return lead.name
}
