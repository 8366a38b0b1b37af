import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Right } from '#app/contract/rights.ts'
import type { Database } from '#database/connect.ts'
import type { Tables } from '#database/schema/tables.ts'

/** A day of the office's calendar, with its start and end in UTC. */
export interface Day {
  date: string
  from: string
  until: string
}

/** A total, and the count of each day. */
export interface DailyCounts {
  total: number
  daily: number[]
}

/**
 * Counts and lists of a feature on the dashboard. The keys are the field names of the dashboard's
 * contract.
 */
export interface DashboardSource {
  /** The right that a viewer needs. */
  right: Right
  counts?: Record<string, (days: Day[]) => Promise<DailyCounts>>
  lists?: Record<string, () => Promise<unknown>>
}

const everyRow = sql<SqlBool>`1 = 1`

/** Counts the rows that meet the condition, in total and for each day. */
export async function countRows(
  db: Database,
  table: keyof Tables,
  days: Day[],
  condition: RawBuilder<SqlBool> = everyRow,
): Promise<DailyCounts> {
  const countQuery = sql<{ total: number }>`
    select count(*) as total from ${sql.table(table)} where ${condition}`.execute(db)
  const [{ rows }, daily] = await Promise.all([countQuery, countDays(db, table, days, condition)])
  return { total: rows[0]?.total ?? 0, daily }
}

export async function countDays(
  db: Database,
  table: keyof Tables,
  days: Day[],
  condition: RawBuilder<SqlBool> = everyRow,
): Promise<number[]> {
  const counts = days.map(
    ({ from, until }, index) => sql`(select count(*) from ${sql.table(table)}
      where created_at >= ${from} and created_at < ${until} and ${condition})
      as ${sql.ref(`day${index}`)}`,
  )
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(db)
  return days.map((_, index) => rows[0]?.[`day${index}`] ?? 0)
}
