import { type Expression, type ExpressionBuilder, sql } from 'kysely'
import type { AllHours } from '#app/contract/office.ts'
import { getBranchHours, measureOfficeTime } from '#app/features/office/hours-contract.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock, tryLockCondition } from '#database/locks.ts'
import type { Tables } from '#database/schema/tables.ts'
import { preventMerges } from './lead-row.ts'
import { handleDueTasks } from './tasks.ts'

const MINUTE_MS = 60_000

interface LeadResponse {
  leadId: string
  /** The administrator's id; null when unknown. */
  by: string | null
  /** The time of the response; now by default. */
  at?: string
}

/**
 * Records a response of the office as the first response to all unanswered enquiries of the lead.
 */
export async function recordResponse(
  db: Database,
  { leadId, by, ...response }: LeadResponse,
  office: AllHours,
) {
  const at = response.at ?? new Date().toISOString()
  const waiting = await db
    .selectFrom('enquiries')
    .innerJoin('leads', 'leads.id', 'enquiries.lead_id')
    .innerJoin('leads as primary_lead', 'primary_lead.id', 'leads.primary_lead_id')
    .select(['activity_id', 'enquiries.lead_id', 'at', 'primary_lead.branch'])
    .where('leads.primary_lead_id', '=', leadId)
    .where('first_response_at', 'is', null)
    // Enquiries closed without a reply have no response.
    .where('closed_at', 'is', null)
    .where('at', '<=', at)
    .execute()
  for (const { activity_id, at: since, branch } of waiting) {
    const hours = getBranchHours(office, branch)
    const minutes = Math.floor(measureOfficeTime(hours, new Date(since), new Date(at)) / MINUTE_MS)
    await db
      .updateTable('enquiries')
      .set({ first_response_at: at, first_response_by: by, first_response_minutes: minutes })
      .where('activity_id', '=', activity_id)
      .execute()
  }
  await handleDueTasks(db, leadId, at, office)
  if (waiting.length > 0)
    await recalculateResponseTimes(db, [leadId, ...waiting.map((row) => row.lead_id)])
  await db
    .updateTable('leads')
    .set({ last_activity_at: at })
    .where('id', '=', leadId)
    .where('last_activity_at', '<', at)
    .execute()
}

/** Recalculates the response columns of leads from their enquiries and those of merged leads. */
export async function recalculateResponseTimes(db: Database, ids: string[]) {
  const isOfLinkedLead = sql`lead_id in (select linked_lead.id from leads as linked_lead
    where linked_lead.primary_lead_id = leads.id or linked_lead.id = leads.id)`
  await db
    .updateTable('leads')
    .set({
      awaiting_reply_since: sql<string | null>`
        (select min(at) from enquiries
          where first_response_at is null and closed_at is null and ${isOfLinkedLead})`,
      first_response_minutes: sql<number | null>`
        (select answered.first_response_minutes from enquiries as answered
          where answered.first_response_minutes is not null and ${isOfLinkedLead}
          order by answered.at, answered.activity_id limit 1)`,
    })
    .where('id', 'in', [...new Set(ids)])
    .execute()
}

/** Records a response by the id of any lead, primary or merged. */
export async function recordAnyResponse(db: Database, response: LeadResponse, office: AllHours) {
  await preventMerges(db)
  const lead = await db
    .selectFrom('leads')
    .select('primary_lead_id')
    .where('id', '=', response.leadId)
    .executeTakeFirst()
  // The lead was erased meanwhile.
  if (!lead) return
  await acquireLock(db, 'lead', lead.primary_lead_id)
  await recordResponse(db, { ...response, leadId: lead.primary_lead_id }, office)
}

/** Sets the last activity of the primary lead to now. */
export async function updateLastActivity(db: Database, leadId: string) {
  await db
    .updateTable('leads')
    .set({ last_activity_at: new Date().toISOString() })
    .where('id', '=', selectPrimaryId(leadId))
    .execute()
}

/**
 * Locks a lead that awaits a reply until the transaction ends, and selects its last activity and
 * name for `extendAwaitingReply`. Selects null if it does not wait or another transaction holds the
 * lock.
 */
export function lockAwaitingLead(db: Database, leadId: Expression<string | null>) {
  const isFree = tryLockCondition(db, 'lead', sql.ref('primary_lead.id'))
  // `case` tests this first, so that a lead that does not wait is not locked.
  return sql<string | null>`(
    select case when primary_lead.awaiting_reply_since is null or primary_lead.deleted_at is not null then null
      when ${isFree} then primary_lead.last_activity_at || ' ' || primary_lead.name end
    from leads as linked_lead
      inner join leads as primary_lead on primary_lead.id = linked_lead.primary_lead_id
    where linked_lead.id = ${leadId})`
}

/**
 * Updates the last activity of a waiting lead, at most once a minute, because each update writes
 * all indexes of leads. Returns the lead's name.
 */
export async function extendAwaitingReply(db: Database, leadId: string, waiting: string) {
  const [last_activity_at = ''] = waiting.split(' ', 1)
  if (Date.now() - Date.parse(last_activity_at) >= MINUTE_MS) await updateLastActivity(db, leadId)
  return waiting.slice(last_activity_at.length + 1)
}

const selectPrimaryId = (leadId: string) => (eb: ExpressionBuilder<Tables, 'leads'>) =>
  eb
    .selectFrom('leads as linked_lead')
    .select('linked_lead.primary_lead_id')
    .where('linked_lead.id', '=', leadId)
