import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { assignLead, type People } from '#app/features/assignment/server/assign-lead.ts'
import type { FurtherEnquiry } from '#app/platform/server/feature/enquiry.ts'
import type { Database } from '#database/connect.ts'
import { acquireLocks } from '#database/sql-dialect.ts'
import { addEnquiries, updateLeads } from './enquiry-rows.ts'
import { extendAwaitingReply, lockAwaitingLead } from './responses.ts'

/**
 * Records a further enquiry in a lead's conversation and assigns an unassigned lead; a lead that
 * already awaits a reply only gets a new last activity. Returns the lead's name, or undefined if it
 * was erased meanwhile.
 */
export async function recordFurtherEnquiry(
  db: Database,
  furtherEnquiry: FurtherEnquiry,
  people: People,
) {
  const { leadId, at, text, about } = furtherEnquiry
  const lead = await db
    .selectFrom('leads')
    .innerJoin('leads as primary_lead', 'primary_lead.id', 'leads.primary_lead_id')
    .select(['leads.id', 'leads.primary_lead_id', 'primary_lead.name'])
    .where('leads.id', '=', leadId)
    .executeTakeFirst()
  if (!lead) return undefined
  await acquireLocks(
    db,
    [lead.primary_lead_id, lead.id].map((id) => `lead ${id}`),
  )
  // The lead may already await a reply on another channel.
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
