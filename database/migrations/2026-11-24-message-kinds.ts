import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../differences.ts'

/** Until now a welcome was known by being the office's and nobody's. */
const isWelcome = sql`sender = 'admin' and administrator_id is null`

/** Messages say what they are, whatever their words. Of a million it takes some 20 s at most. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('messages')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('text'))
    .execute()
  await (isPostgres(db)
    ? fillOnPostgres(db)
    : sql`update messages set kind = 'welcome' where ${isWelcome}`.execute(db))
}

/**
 * The table is written anew: half of it may be welcomes, and a changed row is added to every index
 * again. That of words is made apart, for one statement must not take half a minute.
 */
async function fillOnPostgres(db: Kysely<unknown>) {
  await sql`drop index messages_by_words`.execute(db)
  await sql`alter table messages alter column kind type text
    using case when ${isWelcome} then 'welcome' else kind end`.execute(db)
  await sql`create index messages_by_words on messages using gin (words)
    with (fastupdate = off)`.execute(db)
}
