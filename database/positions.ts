import { sql } from 'kysely'
import type { Database } from './connect.ts'
import type { Tables } from './schema/tables.ts'

/** Tables whose rows the office can reorder. */
export type OrderedTable = {
  [Table in keyof Tables]: 'position' extends keyof Tables[Table] ? Table : never
}[keyof Tables]

/** SQL expression for the position after the last row. */
export function nextPosition(table: keyof Tables) {
  return sql<number>`(select coalesce(max(position), 0) + 1 from ${sql.table(table)})`
}

/** Stores the positions 1, 2, 3 … of the rows with these ids. */
export async function storeOrder(db: Database, table: OrderedTable, ids: string[]) {
  for (const [index, id] of ids.entries()) {
    await db
      .updateTable(table)
      .set({ position: index + 1 })
      .where('id', '=', id)
      .execute()
  }
}
