import type { Kysely } from 'kysely'
import { columnTypes } from '../differences.ts'

/** Whose turn it is to get a new lead, and who is away. */
export async function up(db: Kysely<unknown>) {
  const { key } = columnTypes(db)
  await db.schema
    .createTable('lead_rules')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('countries', 'text', (column) => column.notNull())
    .addColumn('branch', 'text', (column) => column.notNull())
    .addColumn('people', 'text', (column) => column.notNull())
    .addColumn('last_id', key)
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('created_at', key, (column) => column.notNull())
    .addColumn('deleted_at', key)
    .execute()
  await db.schema
    .createTable('lead_absences')
    .addColumn('id', key, (column) => column.primaryKey().references('administrators.id'))
    .addColumn('from_at', key, (column) => column.notNull())
    .addColumn('until_at', key)
    .execute()
}
