import { type SqlBool, sql } from 'kysely'
import type { OpeningHours } from '#app/contract/office.ts'
import { startOfDay, toOfficeDay } from '#app/features/office/hours-contract.ts'
import type { Database } from '#database/connect.ts'
import type { Lead } from '../../contract.ts'
import type { FollowUpResult } from '../../query-contract.ts'

/** Follow-ups are recorded since this day. */
const FIRST_DAY = '2026-11-01'

type WithTimeZone = Pick<OpeningHours, 'time_zone'>
type LeadFollowUp = Pick<Lead, 'follow_up_at'>

/** Records a change of a lead's follow-up date. The previous follow-up counts as done. */
export async function recordFollowUpChange(
  db: Database,
  { id, follow_up_at: previousDue }: LeadFollowUp & Pick<Lead, 'id'>,
  { follow_up_at: nextDue }: LeadFollowUp,
  at = new Date().toISOString(),
) {
  if (nextDue === previousDue) return
  const followUps = followUpsOf(db, id)
  const previous = previousDue ? await followUps.find(previousDue) : undefined
  const existing = nextDue ? await followUps.find(nextDue) : undefined
  if (previousDue)
    await followUps.change(previousDue, { done_at: previous?.done_at ?? at, replaced_at: at })
  if (!nextDue) return
  if (!existing)
    await followUps.add({ due_at: nextDue, set_at: at, done_at: null, replaced_at: null })
  else if (previousDue && previous?.set_at === existing.replaced_at) {
    // The change is undone, so the replaced follow-up is removed.
    await followUps.remove(previousDue)
    const done_at = existing.done_at === existing.replaced_at ? null : existing.done_at
    await followUps.change(nextDue, { done_at, replaced_at: null })
  } else await followUps.change(nextDue, { set_at: at, done_at: null, replaced_at: null })
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
  change: (due_at: string, values: Partial<FollowUp>) =>
    db
      .updateTable('follow_ups')
      .set(values)
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

/** Marks follow-ups as done that are due on the day of a response or earlier. */
export async function completeFollowUps(
  db: Database,
  leadId: string,
  at: string,
  clock: WithTimeZone,
) {
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
 * Selects follow-ups due on these office days as `lead_id` and `state`: on time, late or open. A
 * follow-up that was rescheduled before its day is not included.
 */
export function selectDue(days: Days, clock: WithTimeZone) {
  const now = new Date()
  const ranges = listDays(days, clock, now)
  if (ranges.length === 0) return sql`(select id as lead_id, '' as state from leads where 1 = 0)`
  return sql`(
    with days (start, finish) as (values ${sql.join(ranges)})
    select lead_id, case when done_at is null then 'open'
      when done_at < finish then 'on_time' else 'late' end as state
    from days cross join follow_ups
    where due_at >= start and due_at < finish
      and (done_at >= start or done_at is null and due_at < ${now.toISOString()})
  )`
}

/** Returns the start of each day and of the day after it. */
function listDays({ from = FIRST_DAY, until }: Days, clock: WithTimeZone, now: Date) {
  const today = toOfficeDay(clock, now)
  const last = until && until < today ? until : today
  const days = []
  let start = startOfDay(clock, noonOf(from > FIRST_DAY ? from : FIRST_DAY))
  while (toOfficeDay(clock, start) <= last) {
    const finish = startOfDay(clock, start, 1)
    days.push(sql`(${start.toISOString()}, ${finish.toISOString()})`)
    start = finish
  }
  return days
}

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)

/** Condition: the lead had a follow-up with this result on these days. */
export const hasFollowUpResult = (state: FollowUpResult, days: Days, clock: WithTimeZone) =>
  sql<SqlBool>`id in (select lead_id from ${selectDue(days, clock)} as due where state = ${state})`

/** Returns when the first follow-up was recorded; null when there is none. */
export async function findFirstFollowUp(db: Database) {
  const { since } = await db
    .selectFrom('follow_ups')
    .select((eb) => eb.fn.min('set_at').as('since'))
    .executeTakeFirstOrThrow()
  return since as string | null
}
