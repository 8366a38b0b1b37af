import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Right } from '#app/contract/rights.ts'
import type { Database } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

/** A day on the office's calendar, and where it begins and ends as UTC moments. */
export interface Day {
  date: string
  from: string
  until: string
}

/** How many there are, and how many came on each of the days. */
export interface DailyCounts {
  total: number
  daily: number[]
}

/** What a feature tells the dashboard, by the names that the dashboard's contract has for it. */
export interface DashboardSource {
  /** What it takes to be told. */
  right: Right
  counts?: Record<string, (days: Day[]) => Promise<DailyCounts>>
  lists?: Record<string, () => Promise<unknown>>
}

const everyRow = sql<SqlBool>`1 = 1`

/** Of the rows of a table that are shown. */
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
