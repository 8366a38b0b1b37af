import type { FastifyInstance } from 'fastify'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { AllHours } from '#app/contract/office.ts'
import { subtractOfficeTime } from '#app/features/office/hours-contract.ts'
import type { Database } from '#database/connect.ts'
import { defaultSettings, type LeadSettings } from '../../settings-contract.ts'

const MINUTE_MS = 60_000

/** Office hours and settings, from which days and response times are calculated. */
export type HoursAndSettings = AllHours & LeadSettings

/** Reads the office hours and the settings of leads. */
export async function readHoursAndSettings({
  db,
  office,
}: Pick<FastifyInstance, 'db' | 'office'>): Promise<HoursAndSettings> {
  const [hours, settings] = await Promise.all([office.read(), find(db)])
  return { ...hours, ...settings }
}

/** Condition: the first response met or missed the target. An overdue response counts as missed. */
export function meetsResponseTarget(
  result: 'met' | 'missed',
  hoursAndSettings: HoursAndSettings,
): RawBuilder<SqlBool> {
  const { response_target_minutes } = hoursAndSettings
  if (result === 'met') return sql`first_response_minutes < ${response_target_minutes}`
  return sql`(first_response_minutes >= ${response_target_minutes}
    or first_response_minutes is null and ${isOverdue(hoursAndSettings)})`
}

/** Condition: the lead has waited longer than the target, by the office hours of its branch. */
function isOverdue(hoursAndSettings: HoursAndSettings): RawBuilder<SqlBool> {
  const now = new Date()
  const since = (week: HoursAndSettings['week']) =>
    subtractOfficeTime(
      { ...hoursAndSettings, week },
      now,
      hoursAndSettings.response_target_minutes * MINUTE_MS,
    ).toISOString()
  const branches = hoursAndSettings.branches.filter(
    ({ name, week }) => name !== '' && week.length > 0,
  )
  const officeBound = since(hoursAndSettings.week)
  const bounds = branches.map(({ name, week }) => sql`when ${name} then ${since(week)}`)
  const bound =
    branches.length > 0
      ? sql`case branch ${sql.join(bounds, sql` `)} else ${officeBound} end`
      : sql`${officeBound}`
  return sql`awaiting_reply_since <= ${bound}`
}

export const ID = 'leads'

export type StoredSettings = LeadSettings & { id: string }

export async function find(db: Database): Promise<StoredSettings> {
  const row = await db
    .selectFrom('lead_settings')
    .selectAll()
    .where('id', '=', ID)
    .executeTakeFirst()
  return row ?? { id: ID, ...defaultSettings }
}

export async function save(db: Database, settings: StoredSettings) {
  await db
    .insertInto('lead_settings')
    .values(settings)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(settings))
    .execute()
  return settings
}
