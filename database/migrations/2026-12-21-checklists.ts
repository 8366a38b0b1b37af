import type { Kysely } from 'kysely'
import { columnTypes } from '../differences.ts'

/** The documents and steps of each lead. */
export async function up(db: Kysely<unknown>) {
  const { key } = columnTypes(db)
  await db.schema
    .createTable('lead_checks')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('lead_id', key, (column) =>
      column.notNull().references('leads.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('due_on', key)
    .addColumn('file_id', key, (column) => column.references('lead_files.id').onDelete('set null'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('created_at', key, (column) => column.notNull())
    .addColumn('deleted_at', key)
    .execute()
  await db.schema.createIndex('lead_checks_by_lead').on('lead_checks').column('lead_id').execute()
  await db.schema.createIndex('lead_checks_by_file').on('lead_checks').column('file_id').execute()
}
