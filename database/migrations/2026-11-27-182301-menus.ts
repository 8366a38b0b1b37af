import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../sql-dialect.ts'

/** The main menu of the site that the office has arranged, for each language. */
export async function up(db: Kysely<unknown>) {
  const text = sql.raw(isPostgres(db) ? 'text collate "C"' : 'text')
  await sql`
    create table menus (
      language ${text} primary key,
      entries text,
      revision integer not null,
      saved_at ${text} not null,
      saved_by text not null
    )`.execute(db)
}
