import { type SqlBool, sql } from 'kysely'
import type { OpeningHours } from '#app/contract/office.ts'
import { dayOf, startOfDay } from '#app/features/office/hours-contract.ts'
import type { Database } from '#database/connect.ts'
import type { Lead } from '../../contract.ts'
import type { FollowUpResult } from '../../query-contract.ts'

/** Follow-ups are recorded since this day. */
const FIRST_DAY = '2026-11-01'

type Clock = Pick<OpeningHours, 'time_zone'>
type Next = Pick<Lead, 'follow_up_at'>

/** Records a changed follow-up date; the previous follow-up counts as done. */
export async function recordFollowUpChange(
  db: Database,
  { id, follow_up_at: left }: Next & Pick<Lead, 'id'>,
  { follow_up_at: next }: Next,
  at = new Date().toISOString(),
) {
  if (next === left) return
  const own = followUpsOf(db, id)
  const before = left ? await own.find(left) : undefined
  const former = next ? await own.find(next) : undefined
  if (left) await own.change(left, { done_at: before?.done_at ?? at, replaced_at: at })
  if (!next) return
  if (!former) await own.add({ due_at: next, set_at: at, done_at: null, replaced_at: null })
  else if (left && before?.set_at === former.replaced_at) {
    // An undone follow-up is removed from the history.
    await own.remove(left)
    const done_at = former.done_at === former.replaced_at ? null : former.done_at
    await own.change(next, { done_at, replaced_at: null })
  } else await own.change(next, { set_at: at, done_at: null, replaced_at: null })
}

interface FollowUp {
  due_at: string
  set_at: string
  done_at: string | null
  replaced_at: string | null
}

const followUpsOf = (db: Database, lead_id: string) => ({
  find: (due_at: string) =>
    db
      .selectFrom('follow_ups')
      .select(['set_at', 'done_at', 'replaced_at'])
      .where('lead_id', '=', lead_id)
      .where('due_at', '=', due_at)
      .executeTakeFirst(),
  add: (row: FollowUp) =>
    db
      .insertInto('follow_ups')
      .values({ lead_id, ...row })
      .execute(),
  change: (due_at: string, changed: Partial<FollowUp>) =>
    db
      .updateTable('follow_ups')
      .set(changed)
      .where('lead_id', '=', lead_id)
      .where('due_at', '=', due_at)
      .execute(),
  remove: (due_at: string) =>
    db
      .deleteFrom('follow_ups')
      .where('lead_id', '=', lead_id)
      .where('due_at', '=', due_at)
      .execute(),
})

/** Marks follow-ups that are due on this day or earlier as done. */
export async function completeFollowUps(db: Database, leadId: string, at: string, clock: Clock) {
  await db
    .updateTable('follow_ups')
    .set({ done_at: at })
    .where('lead_id', '=', leadId)
    .where('done_at', 'is', null)
    .where('due_at', '<', startOfDay(clock, new Date(at), 1).toISOString())
    .execute()
}

export interface Days {
  from?: string
  until?: string
}

/**
 * Selects `lead_id` and `state` of the follow-ups due in this period: done on its day, late, or open. A
 * follow-up that was moved before its day is not included.
 */
export function selectDue(days: Days, clock: Clock) {
  const now = new Date()
  const all = listDays(days, clock, now)
  if (all.length === 0) return sql`(select id as lead_id, '' as state from leads where 1 = 0)`
  return sql`(
    with days (start, finish) as (values ${sql.join(all)})
    select lead_id, case when done_at is null then 'open'
      when done_at < finish then 'on_time' else 'late' end as state
    from days cross join follow_ups
    where due_at >= start and due_at < finish
      and (done_at >= start or done_at is null and due_at < ${now.toISOString()})
  )`
}

/** Lists the start and the end of each day. */
function listDays({ from = FIRST_DAY, until }: Days, clock: Clock, now: Date) {
  const today = dayOf(clock, now)
  const last = until && until < today ? until : today
  const days = []
  let start = startOfDay(clock, noonOf(from > FIRST_DAY ? from : FIRST_DAY))
  while (dayOf(clock, start) <= last) {
    const finish = startOfDay(clock, start, 1)
    days.push(sql`(${start.toISOString()}, ${finish.toISOString()})`)
    start = finish
  }
  return days
}

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)

/** Whether a lead has a follow-up with this result in this period. */
export const hasFollowUpResult = (state: FollowUpResult, days: Days, clock: Clock) =>
  sql<SqlBool>`id in (select lead_id from ${selectDue(days, clock)} as due where state = ${state})`

/** Returns the time of the first recorded follow-up; null if there is none. */
export async function findFirstFollowUp(db: Database) {
  const { since } = await db
    .selectFrom('follow_ups')
    .select((is) => is.fn.min('set_at').as('since'))
    .executeTakeFirstOrThrow()
  return since as string | null
}
