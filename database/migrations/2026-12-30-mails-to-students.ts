import type { Kysely } from 'kysely'
import { columnTypes } from '../differences.ts'

/** Whether students are told that their question has come, and who was lately. */
export async function up(db: Kysely<unknown>) {
  const { key } = columnTypes(db)
  await db.schema
    .createTable('mail_settings')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('acknowledges', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('acknowledgements')
    .addColumn('address_key', key, (column) => column.primaryKey())
    .addColumn('at', key, (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('acknowledgements_by_age')
    .on('acknowledgements')
    .column('at')
    .execute()
}
