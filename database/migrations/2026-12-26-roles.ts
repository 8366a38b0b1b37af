import type { Kysely } from 'kysely'
import { columnTypes } from '../differences.ts'

/** What everybody is in the office; who is there already stays what they were: somebody for everything. */
export async function up(db: Kysely<unknown>) {
  const { key } = columnTypes(db)
  for (const [name, usual] of columns) {
    await db.schema
      .alterTable('administrators')
      .addColumn(name, key, (column) => column.notNull().defaultTo(usual))
      .execute()
  }
  await (db as Kysely<{ administrators: { role: string } }>)
    .updateTable('administrators')
    .set({ role: 'owner' })
    .execute()
}

const columns = [
  ['role', 'viewer'],
  ['kept_to', ''],
  ['branch', ''],
] as const
