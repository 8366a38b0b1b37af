import { type Kysely, sql } from 'kysely'
import { columnTypes } from '../differences.ts'

/** Conversations are of people, and what happened to a lead may be about another row. */
export async function up(db: Kysely<unknown>) {
  const { key } = columnTypes(db)
  await db.schema.alterTable('conversations').addColumn('lead_id', key).execute()
  await db.schema
    .createIndex('conversations_by_lead')
    .on('conversations')
    .column('lead_id')
    .where(sql.ref('lead_id'), 'is not', null)
    .execute()
  await db.schema.alterTable('lead_entries').addColumn('about_id', key).execute()
}
