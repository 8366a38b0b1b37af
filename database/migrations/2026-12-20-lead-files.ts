import type { Kysely } from 'kysely'
import { columnTypes } from '../differences.ts'

/** Papers of leads, apart from their bytes: lists never read through those. */
export async function up(db: Kysely<unknown>) {
  const { key, bytes } = columnTypes(db)
  await db.schema
    .createTable('lead_files')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('lead_id', key, (column) =>
      column.notNull().references('leads.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('by_id', key, (column) => column.notNull())
    .addColumn('created_at', key, (column) => column.notNull())
    .addColumn('deleted_at', key)
    .execute()
  await db.schema.createIndex('lead_files_by_lead').on('lead_files').column('lead_id').execute()
  await db.schema
    .createTable('lead_file_bytes')
    .addColumn('file_id', key, (column) =>
      column.primaryKey().references('lead_files.id').onDelete('cascade'),
    )
    .addColumn('bytes', bytes, (column) => column.notNull())
    .execute()
}
