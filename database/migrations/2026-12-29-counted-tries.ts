import type { Kysely } from 'kysely'
import { columnTypes } from '../differences.ts'

/** What may be tried only so often an hour, whichever server it is tried on. */
export async function up(db: Kysely<unknown>) {
  const { key } = columnTypes(db)
  await db.schema
    .createTable('counted_tries')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('account', key, (column) => column.notNull())
    .addColumn('kind', key, (column) => column.notNull())
    .addColumn('tried_at', key, (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('counted_tries_by_account')
    .on('counted_tries')
    .columns(['account', 'kind', 'tried_at'])
    .execute()
}
