import { type Expression, type ExpressionBuilder, sql } from 'kysely'
import type { AllHours } from '#app/contract/office.ts'
import { hoursOf, officeTimeBetween } from '#app/features/office/hours-contract.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock, tryLockCondition } from '#database/sql-dialect.ts'
import type { Tables } from '#database/tables.ts'
import { completeFollowUps } from './follow-ups.ts'
import { preventMerges } from './merge-locks.ts'

const MINUTE_MS = 60_000

interface LeadResponse {
  leadId: string
  /** Id of the administrator; null if unknown. */
  by: string | null
  /** Time of the reply; default: now. */
  at?: string
}

/** Records a reply of the office: earlier enquiries of this lead no longer await a reply. */
export async function recordResponse(
  db: Database,
  { leadId, by, ...given }: LeadResponse,
  office: AllHours,
) {
  const at = given.at ?? new Date().toISOString()
  const waiting = await db
    .selectFrom('enquiries')
    .innerJoin('leads', 'leads.id', 'enquiries.lead_id')
    .innerJoin('leads as root', 'root.id', 'leads.primary_lead_id')
    .select(['activity_id', 'enquiries.lead_id', 'at', 'root.branch'])
    .where('leads.primary_lead_id', '=', leadId)
    .where('first_response_at', 'is', null)
    // What was closed without a reply got none.
    .where('closed_at', 'is', null)
    .where('at', '<=', at)
    .execute()
  for (const { activity_id, at: since, branch } of waiting) {
    const hours = hoursOf(office, branch)
    const minutes = Math.floor(officeTimeBetween(hours, new Date(since), new Date(at)) / MINUTE_MS)
    await db
      .updateTable('enquiries')
      .set({ first_response_at: at, first_response_by: by, first_response_minutes: minutes })
      .where('activity_id', '=', activity_id)
      .execute()
  }
  await completeFollowUps(db, leadId, at, office)
  if (waiting.length > 0)
    await recalculateResponseTimes(db, [leadId, ...waiting.map((row) => row.lead_id)])
  await db
    .updateTable('leads')
    .set({ last_activity_at: at })
    .where('id', '=', leadId)
    .where('last_activity_at', '<', at)
    .execute()
}

/** Updates the reply state of leads from their enquiries and those of merged leads. */
export async function recalculateResponseTimes(db: Database, ids: string[]) {
  const ofTree = sql`lead_id in (select parts.id from leads as parts
    where parts.primary_lead_id = leads.id or parts.id = leads.id)`
  await db
    .updateTable('leads')
    .set({
      awaiting_reply_since: sql<string | null>`
        (select min(at) from enquiries
          where first_response_at is null and closed_at is null and ${ofTree})`,
      first_response_minutes: sql<number | null>`
        (select timed.first_response_minutes from enquiries as timed
          where timed.first_response_minutes is not null and ${ofTree}
          order by timed.at, timed.activity_id limit 1)`,
    })
    .where('id', 'in', [...new Set(ids)])
    .execute()
}

/** The same as `answer` for the id of any lead, primary or merged. */
export async function recordAnyResponse(db: Database, given: LeadResponse, office: AllHours) {
  await preventMerges(db)
  const found = await db
    .selectFrom('leads')
    .select('primary_lead_id')
    .where('id', '=', given.leadId)
    .executeTakeFirst()
  // The lead was erased meanwhile.
  if (!found) return
  await acquireLock(db, `lead ${found.primary_lead_id}`)
  await recordResponse(db, { ...given, leadId: found.primary_lead_id }, office)
}

/** Updates the last activity of the primary lead. */
export async function updateLastActivity(db: Database, leadId: string) {
  await db
    .updateTable('leads')
    .set({ last_activity_at: new Date().toISOString() })
    .where('id', '=', rootOf(leadId))
    .execute()
}

/**
 * Selects, in SQL, since when the lead awaits a reply, for `extendAwaitingReply`. Locks the lead until the
 * transaction ends. Selects null also when another transaction holds the lock.
 */
export function lockAwaitingLead(db: Database, leadId: Expression<string | null>) {
  const isFree = tryLockCondition(db, sql`'lead ' || root.id`)
  // The order of the conditions avoids locking leads that do not wait.
  return sql<string | null>`(
    select case when root.awaiting_reply_since is null or root.deleted_at is not null then null
      when ${isFree} then root.last_activity_at || ' ' || root.name end
    from leads as part inner join leads as root on root.id = part.primary_lead_id
    where part.id = ${leadId})`
}

/**
 * Updates the last activity of a waiting lead, at most once a minute, because each update writes all
 * indexes of leads. Returns the lead's name.
 */
export async function extendAwaitingReply(db: Database, leadId: string, waiting: string) {
  const [last_activity_at = ''] = waiting.split(' ', 1)
  if (Date.now() - Date.parse(last_activity_at) >= MINUTE_MS) await updateLastActivity(db, leadId)
  return waiting.slice(last_activity_at.length + 1)
}

const rootOf = (leadId: string) => (db: ExpressionBuilder<Tables, 'leads'>) =>
  db.selectFrom('leads as parts').select('parts.primary_lead_id').where('parts.id', '=', leadId)
