import type { Kysely } from 'kysely'
import { columnTypes } from '../differences.ts'

/** Who else is told of leads, and how each was last told. */
export async function up(db: Kysely<unknown>) {
  const { key } = columnTypes(db)
  await db.schema
    .createTable('lead_webhooks')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('events', 'text', (column) => column.notNull())
    .addColumn('has_person', 'integer', (column) => column.notNull())
    .addColumn('is_paused', 'integer', (column) => column.notNull())
    .addColumn('secret_salt', key, (column) => column.notNull())
    .addColumn('secret_since', key, (column) => column.notNull())
    .addColumn('created_at', key, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('lead_deliveries')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('webhook_id', key, (column) =>
      column.notNull().references('lead_webhooks.id').onDelete('cascade'),
    )
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('lead_id', key)
    .addColumn('at', key, (column) => column.notNull())
    .addColumn('attempt', 'integer', (column) => column.notNull())
    .addColumn('status', 'integer')
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('error', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('lead_deliveries_by_webhook')
    .on('lead_deliveries')
    .columns(['webhook_id', 'id'])
    .execute()
}
