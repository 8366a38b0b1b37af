import type { Kysely } from 'kysely'
import { columnTypes } from '../differences.ts'

/** What is known of backups beside their files. */
export async function up(db: Kysely<unknown>) {
  const { key } = columnTypes(db)
  await db.schema
    .createTable('backups')
    .addColumn('name', key, (column) => column.primaryKey())
    .addColumn('made_by', 'text', (column) => column.notNull())
    .addColumn('checked_at', key)
    .addColumn('problem', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
