import { type Kysely, sql } from 'kysely'

/** Since when the office has seen a contact: those that it has not are new, and few. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('contacts').addColumn('seen_at', 'text').execute()
  await sql`update contacts set seen_at = created_at`.execute(db)
  await db.schema
    .createIndex('contacts_unseen')
    .on('contacts')
    .column('id')
    .where(sql.ref('seen_at'), 'is', null)
    .where(sql.ref('deleted_at'), 'is', null)
    .execute()
}
