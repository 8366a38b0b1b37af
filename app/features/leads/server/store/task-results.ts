import { type SqlBool, sql } from 'kysely'
import type { OpeningHours } from '#app/contract/office.ts'
import { getMoment, startOfDay, toOfficeDay } from '#app/features/office/hours-contract.ts'
import type { Database } from '#database/connect.ts'
import type { FollowUpResult } from '../../query-contract.ts'

/** Tasks are recorded since this day. */
const FIRST_DAY = '2026-11-01'

type WithTimeZone = Pick<OpeningHours, 'time_zone'>

export interface Days {
  from?: string
  until?: string
}

/**
 * Selects tasks due on these office days as `lead_id`, their primary lead, and `state`: on time, late or
 * open. A task that was moved or done before its day, or set after it, is not included, nor an open task
 * of a lost lead.
 */
export function selectTaskResults(days: Days, clock: WithTimeZone) {
  const now = new Date()
  const ranges = listDays(days, clock, now)
  if (ranges.length === 0) return sql`(select id as lead_id, '' as state from leads where 1 = 0)`
  return sql`(
    with days (start, finish) as (values ${sql.join(ranges)})
    select primary_lead.id as lead_id, case when handled_at is null then 'open'
      when handled_at < finish then 'on_time' else 'late' end as state
    from days cross join tasks
      inner join leads as linked_lead on linked_lead.id = tasks.lead_id
      inner join leads as primary_lead on primary_lead.id = linked_lead.primary_lead_id
    where due_at >= start and due_at < finish and set_at < finish and tasks.deleted_at is null
      and (handled_at >= start or handled_at is null and due_at < ${now.toISOString()}
        and primary_lead.stage_id not in (select id from lead_stages where outcome = 'lost'))
  )`
}

/** Returns the start of each day and of the day after it. */
function listDays({ from = FIRST_DAY, until }: Days, clock: WithTimeZone, now: Date) {
  const today = toOfficeDay(clock, now)
  const last = until && until < today ? until : today
  const days = []
  let start = getMoment(clock, from > FIRST_DAY ? from : FIRST_DAY, 0)
  while (toOfficeDay(clock, start) <= last) {
    const finish = startOfDay(clock, start, 1)
    days.push(sql`(${start.toISOString()}, ${finish.toISOString()})`)
    start = finish
  }
  return days
}

/** Condition: the lead had a task with this result on these days. */
export const hasTaskResult = (state: FollowUpResult, days: Days, clock: WithTimeZone) =>
  sql<SqlBool>`id in (
    select lead_id from ${selectTaskResults(days, clock)} as due where state = ${state})`

/** Returns when the first task was planned; null when there is none. */
export async function findFirstTask(db: Database) {
  const { since } = await db
    .selectFrom('tasks')
    .select((eb) => eb.fn.min('set_at').as('since'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return since as string | null
}
