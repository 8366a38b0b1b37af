import type { FastifyInstance } from 'fastify'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { AllHours } from '#app/contract/office.ts'
import { officeTimeBefore } from '#app/features/office/hours-contract.ts'
import type { LeadSettings } from '../../settings-contract.ts'
import { find } from './settings.ts'

const MINUTE_MS = 60_000

/** Opening hours, time zone and lead settings. */
export type Clock = AllHours & LeadSettings

/** Reads the clock for lists and reports. */
export async function readClock({ db, office }: FastifyInstance): Promise<Clock> {
  const [hours, settings] = await Promise.all([office.read(), find(db)])
  return { ...hours, ...settings }
}

/** Whether the response target was met; an overdue first response counts as missed. */
export function meetsResponseTarget(result: 'met' | 'missed', clock: Clock): RawBuilder<SqlBool> {
  const { response_target_minutes } = clock
  if (result === 'met') return sql`first_response_minutes < ${response_target_minutes}`
  return sql`(first_response_minutes >= ${response_target_minutes}
    or first_response_minutes is null and ${isOverdue(clock)})`
}

/** Leads whose response target has passed, by the opening hours of their branch. */
function isOverdue(clock: Clock): RawBuilder<SqlBool> {
  const now = new Date()
  const since = (week: Clock['week']) =>
    officeTimeBefore(
      { ...clock, week },
      now,
      clock.response_target_minutes * MINUTE_MS,
    ).toISOString()
  const own = clock.branches.filter(({ name, week }) => name !== '' && week.length > 0)
  const usual = since(clock.week)
  const bounds = own.map(({ name, week }) => sql`when ${name} then ${since(week)}`)
  const bound =
    own.length > 0 ? sql`case branch ${sql.join(bounds, sql` `)} else ${usual} end` : sql`${usual}`
  return sql`awaiting_reply_since <= ${bound}`
}
