import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { AllHours } from '#app/contract/office.ts'
import { hoursOf, officeTimeBetween } from '#app/features/office/hours-contract.ts'
import type { Database } from '#database/connect.ts'
import { held, lock, takesLock } from '#database/differences.ts'
import type { Tables } from '#database/tables.ts'
import { dealWith } from './follow-ups.ts'
import { holdTogether } from './merge-locks.ts'

const MINUTE_MS = 60_000

interface Answer {
  leadId: string
  /** The administrator's; null where nobody knows which one. */
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
        (select min(at) from lead_enquiries where answered_at is null and ${ofTree})`,
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
 * Who waits; then it is a sign of life, kept to the minute, for each is written to all indexes of
 * leads. Nobody as well where somebody is just answering: that is to be waited for.
 */
export async function touchWaiting(db: Database, leadId: string) {
  const isFree = takesLock(db, sql`'lead ' || leads.id`)
  const waiting = await db
    .selectFrom('leads')
    .select(['name', 'touched_at'])
    .where('id', '=', rootOf(leadId))
    // In this order: who does not wait is not locked.
    .where(sql<SqlBool>`case when waiting_since is null then false else ${isFree} end`)
    .modifyEnd(held(db, 'no key update'))
    .executeTakeFirst()
  const isLongAgo = waiting && Date.now() - Date.parse(waiting.touched_at) >= MINUTE_MS
  if (isLongAgo) await touch(db, leadId)
  return waiting
}

const rootOf = (leadId: string) => (db: ExpressionBuilder<Tables, 'leads'>) =>
  db.selectFrom('leads as parts').select('parts.root_id').where('parts.id', '=', leadId)
