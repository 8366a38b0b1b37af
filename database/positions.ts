import { sql } from 'kysely'
import type { Tables } from './tables.ts'

/** The place after the last one in the office's order. */
export function nextPosition(table: keyof Tables) {
  return sql<number>`(select coalesce(max(position), 0) + 1 from ${sql.table(table)})`
}
