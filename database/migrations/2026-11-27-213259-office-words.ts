import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../sql-dialect.ts'

/** The texts of the site that the office has changed, for each language. */
export async function up(db: Kysely<unknown>) {
  const text = sql.raw(isPostgres(db) ? 'text collate "C"' : 'text')
  await sql`
    create table office_words (
      language ${text} primary key,
      texts text not null,
      revision integer not null,
      saved_at ${text} not null,
      saved_by text not null
    )`.execute(db)
}
