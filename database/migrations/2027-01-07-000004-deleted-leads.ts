import { type Kysely, sql } from 'kysely'
import { columnTypes } from '../differences.ts'

/** A deleted lead is its own part (`merged_into`): so it is in no index and no count of leads. */
export async function up(db: Kysely<unknown>) {
  const { key } = columnTypes(db)
  await db.schema.alterTable('leads').addColumn('deleted_at', key).execute()
  await db.schema
    .createIndex('leads_deleted')
    .on('leads')
    .column('deleted_at')
    .where(sql.ref('deleted_at'), 'is not', null)
    .execute()
}
