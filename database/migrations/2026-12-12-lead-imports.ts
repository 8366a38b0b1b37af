import type { Kysely } from 'kysely'
import { columnTypes } from '../differences.ts'

/** Lists of people that were read from files, and what became of each row. */
export async function up(db: Kysely<unknown>) {
  const { key } = columnTypes(db)
  await db.schema
    .createTable('lead_imports')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('rows', 'integer', (column) => column.notNull())
    .addColumn('by_id', key, (column) => column.notNull())
    .addColumn('created_at', key, (column) => column.notNull())
    .addColumn('undone_at', key)
    .execute()
  await db.schema
    .createTable('lead_import_rows')
    .addColumn('import_id', key, (column) => column.notNull().references('lead_imports.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('entry_id', key, (column) => column.notNull())
    .addColumn('lead_id', key, (column) => column.notNull())
    .addColumn('is_new', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('lead_import_rows_primary', ['import_id', 'number'])
    .execute()
}
