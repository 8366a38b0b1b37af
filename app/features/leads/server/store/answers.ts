import { type Expression, type ExpressionBuilder, sql } from 'kysely'
import type { AllHours } from '#app/contract/office.ts'
import { hoursOf, officeTimeBetween } from '#app/features/office/hours-contract.ts'
import type { Database } from '#database/connect.ts'
import { lock, takesLock } from '#database/differences.ts'
import type { Tables } from '#database/tables.ts'
import { dealWith } from './follow-ups.ts'
import { holdTogether } from './merge-locks.ts'

const MINUTE_MS = 60_000

interface Answer {
  leadId: string
  /** The administrator's id; null when unknown. */
  by: string | null
  /** When it was; now unless it says so. */
  at?: string
}

/** A person of the office has answered: what this lead asked before waits no longer. */
export async function answer(db: Database, { leadId, by, ...given }: Answer, office: AllHours) {
  const at = given.at ?? new Date().toISOString()
  const waiting = await db
    .selectFrom('lead_enquiries')
    .innerJoin('leads', 'leads.id', 'lead_enquiries.lead_id')
    .innerJoin('leads as root', 'root.id', 'leads.root_id')
    .select(['entry_id', 'lead_enquiries.lead_id', 'at', 'root.branch'])
    .where('leads.root_id', '=', leadId)
    .where('answered_at', 'is', null)
    // What was closed without a reply got none.
    .where('closed_at', 'is', null)
    .where('at', '<=', at)
    .execute()
  for (const { entry_id, at: since, branch } of waiting) {
    const hours = hoursOf(office, branch)
    const minutes = Math.floor(officeTimeBetween(hours, new Date(since), new Date(at)) / MINUTE_MS)
    await db
      .updateTable('lead_enquiries')
      .set({ answered_at: at, answered_by: by, answer_minutes: minutes })
      .where('entry_id', '=', entry_id)
      .execute()
  }
  await dealWith(db, leadId, at, office)
  if (waiting.length > 0) await recountAnswers(db, [leadId, ...waiting.map((row) => row.lead_id)])
  await db
    .updateTable('leads')
    .set({ touched_at: at })
    .where('id', '=', leadId)
    .where('touched_at', '<', at)
    .execute()
}

/** What leads say of their questions, from what these and those of their parts are. */
export async function recountAnswers(db: Database, ids: string[]) {
  const ofTree = sql`lead_id in (select parts.id from leads as parts
    where parts.root_id = leads.id or parts.id = leads.id)`
  await db
    .updateTable('leads')
    .set({
      waiting_since: sql<string | null>`
        (select min(at) from lead_enquiries
          where answered_at is null and closed_at is null and ${ofTree})`,
      answer_minutes: sql<number | null>`
        (select timed.answer_minutes from lead_enquiries as timed
          where timed.answer_minutes is not null and ${ofTree}
          order by timed.at, timed.entry_id limit 1)`,
    })
    .where('id', 'in', [...new Set(ids)])
    .execute()
}

/** The same as `answer` by the id of any lead, whose own it is or that is part of another. */
export async function answerAny(db: Database, given: Answer, office: AllHours) {
  await holdTogether(db)
  const found = await db
    .selectFrom('leads')
    .select('root_id')
    .where('id', '=', given.leadId)
    .executeTakeFirst()
  // It was erased meanwhile.
  if (!found) return
  await lock(db, `lead ${found.root_id}`)
  await answer(db, { ...given, leadId: found.root_id }, office)
}

/** A sign of life, or a word of the office; of one that is part of another, it is the other's. */
export async function touch(db: Database, leadId: string) {
  await db
    .updateTable('leads')
    .set({ touched_at: new Date().toISOString() })
    .where('id', '=', rootOf(leadId))
    .execute()
}

/**
 * Selects, in SQL, since when the lead awaits a reply, for `goOnWaiting`. Locks the lead until the
 * transaction ends. Selects null also when another transaction holds the lock.
 */
export function waitingOf(db: Database, leadId: Expression<string | null>) {
  const isFree = takesLock(db, sql`'lead ' || root.id`)
  // In this order: who does not wait is not locked.
  return sql<string | null>`(
    select case when root.waiting_since is null or root.deleted_at is not null then null
      when ${isFree} then root.touched_at || ' ' || root.name end
    from leads as part inner join leads as root on root.id = part.root_id
    where part.id = ${leadId})`
}

/**
 * Updates the last activity of a waiting lead, at most once a minute, because each update writes all
 * indexes of leads. Returns the lead's name.
 */
export async function goOnWaiting(db: Database, leadId: string, waiting: string) {
  const [touched_at = ''] = waiting.split(' ', 1)
  if (Date.now() - Date.parse(touched_at) >= MINUTE_MS) await touch(db, leadId)
  return waiting.slice(touched_at.length + 1)
}

const rootOf = (leadId: string) => (db: ExpressionBuilder<Tables, 'leads'>) =>
  db.selectFrom('leads as parts').select('parts.root_id').where('parts.id', '=', leadId)
