import { type Kysely, sql } from 'kysely'
import { columnTypes } from '../differences.ts'

/** The office may be done with a conversation: it leaves the list until the visitor writes again. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('conversations').addColumn('closed_at', columnTypes(db).key).execute()
  // Either list is found and counted without a look at the other, which may be much longer.
  await sql`create index conversations_open on conversations (last_message_at)
    where closed_at is null and last_message_at is not null`.execute(db)
  await sql`create index conversations_closed on conversations (last_message_at)
    where closed_at is not null`.execute(db)
}
