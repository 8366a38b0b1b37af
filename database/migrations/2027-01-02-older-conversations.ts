import { type Kysely, sql } from 'kysely'

/** What was said before conversations were people's is looked through once. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('conversations')
    .addColumn('is_older', 'integer', (is) => is.notNull().defaultTo(0))
    .execute()
  await sql`
    update conversations set is_older = 1
    where lead_id is null and last_message_at is not null`.execute(db)
  await sql`create index conversations_older on conversations (id) where is_older = 1`.execute(db)
}
