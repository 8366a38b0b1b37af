import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../differences.ts'

/**
 * Once a tenth of a part of SQLite's index was deleted, the commit that noticed rewrote the part:
 * 230 ms for 100,000 messages. Now what is deleted leaves it when parts are merged anyway, as new
 * messages come, which is done in small steps.
 */
export async function up(db: Kysely<unknown>) {
  if (isPostgres(db)) return
  await sql`insert into message_words (message_words, rank) values ('deletemerge', 0)`.execute(db)
}
