import type { Kysely } from 'kysely'
import { columnTypes } from '../differences.ts'

/** On which devices people of the office are told, and of what. */
export async function up(db: Kysely<unknown>) {
  const { key } = columnTypes(db)
  await db.schema
    .createTable('push_devices')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('administrator_id', key, (column) =>
      column.notNull().references('administrators.id').onDelete('cascade'),
    )
    .addColumn('session_id', key, (column) => column.notNull())
    .addColumn('endpoint', key, (column) => column.notNull().unique())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('browser', 'text', (column) => column.notNull())
    .addColumn('created_at', key, (column) => column.notNull())
    .addColumn('seen_at', key, (column) => column.notNull())
    .addColumn('told_at', key)
    .execute()
  await db.schema
    .createIndex('push_devices_by_administrator')
    .on('push_devices')
    .column('administrator_id')
    .execute()
  await db.schema
    .createTable('push_notices')
    .addColumn('administrator_id', key, (column) =>
      column.notNull().references('administrators.id').onDelete('cascade'),
    )
    .addColumn('matter', key, (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('many_title', 'text', (column) => column.notNull())
    .addColumn('many_address', 'text', (column) => column.notNull())
    .addColumn('waiting', 'integer', (column) => column.notNull())
    .addColumn('told_at', key)
    .addPrimaryKeyConstraint('push_notices_by_matter', ['administrator_id', 'matter'])
    .execute()
}
