import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/locks.ts'
import { OTHER } from '../contract.ts'

/** The number of values that a type may have on one day; further ones count as `OTHER`. */
export const maxValues = {
  page: 1000,
  source: 200,
  campaign: 200,
  device: 10,
  search: 300,
  click: 10,
}
export type CountType = keyof typeof maxValues

export interface DailyCount {
  day: string
  type: CountType
  value: string
  count: number
}

/** Three years. */
const KEPT_MS = 3 * 365 * 24 * 60 * 60 * 1000
const ROWS_PER_STATEMENT = 200

/** Adds to the stored counts. Must run in a transaction. */
export async function addCounts(db: Database, counts: DailyCount[]) {
  await acquireLock(db, 'visit_counts')
  for (const [day, ofDay] of Map.groupBy(counts, (each) => each.day)) {
    const rows = mergeRows(ofDay, await listValues(db, day))
    for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
      await db
        .insertInto('visit_counts')
        .values(rows.slice(start, start + ROWS_PER_STATEMENT))
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'type', 'value'])
            .doUpdateSet({ count: sql`visit_counts.count + excluded.count` }),
        )
        .execute()
    }
  }
}

/** Returns the stored values of a day by type. */
async function listValues(db: Database, day: string) {
  const rows = await db
    .selectFrom('visit_counts')
    .select(['type', 'value'])
    .where('day', '=', day)
    .execute()
  const values = new Map<CountType, Set<string>>()
  for (const { type, value } of rows) {
    const ofType = values.get(type) ?? new Set()
    values.set(type, ofType.add(value))
  }
  return values
}

/** Counts new values beyond the limit of the day as `OTHER`. */
function mergeRows(counts: DailyCount[], stored: Map<CountType, Set<string>>) {
  const rows = new Map<string, DailyCount>()
  for (const { day, type, value, count } of counts) {
    const values = stored.get(type) ?? new Set()
    stored.set(type, values)
    const isFull = values.size >= maxValues[type] && !values.has(value)
    const counted = isFull ? OTHER : value
    if (!isFull) values.add(value)
    const before = rows.get(`${type} ${counted}`)?.count ?? 0
    rows.set(`${type} ${counted}`, { day, type, value: counted, count: before + count })
  }
  return [...rows.values()]
}

export async function purgeCounts(db: Database) {
  // Days sort before the moments of the same day.
  const oldest = new Date(Date.now() - KEPT_MS).toISOString()
  await db.deleteFrom('visit_counts').where('day', '<', oldest).execute()
}
