import { type Kysely, sql } from 'kysely'

/** What is unread is counted without looking at all that is read. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createIndex('conversations_by_unread')
    .on('conversations')
    .column('unread')
    .where(sql.ref('unread'), '>', sql.lit(0))
    .execute()
}
