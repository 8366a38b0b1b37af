import type { Kysely } from 'kysely'
import { columnTypes } from '../differences.ts'

/** By their hashes rows that are imported again are recognised. */
export async function up(db: Kysely<unknown>) {
  const { key } = columnTypes(db)
  await db.schema
    .alterTable('lead_import_rows')
    .addColumn('content_hash', key, (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .createIndex('lead_import_rows_content')
    .on('lead_import_rows')
    .column('content_hash')
    .execute()
}
