import { sql } from 'kysely'
import type { Database } from './connect.ts'
import type { Tables } from './tables.ts'

/** The tables whose rows stand in an order. */
export type OrderedTable =
  | 'destinations'
  | 'hero_slides'
  | 'lead_checks'
  | 'lead_rules'
  | 'lead_stages'
  | 'saved_replies'
  | 'scholarships'
  | 'testimonials'

/** The place after the last one in the office's order. */
export function nextPosition(table: keyof Tables) {
  return sql<number>`(select coalesce(max(position), 0) + 1 from ${sql.table(table)})`
}

/** Gives the rows of these ids the places 1, 2, 3 … */
export async function putInOrder(db: Database, table: OrderedTable, ids: string[]) {
  for (const [index, id] of ids.entries()) {
    await db
      .updateTable(table)
      .set({ position: index + 1 })
      .where('id', '=', id)
      .execute()
  }
}
