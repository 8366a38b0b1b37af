import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../sql-dialect.ts'

/** Announcements above the header of public pages. */
export async function up(db: Kysely<unknown>) {
  const text = sql.raw(isPostgres(db) ? 'text collate "C"' : 'text')
  await sql`
    create table announcements (
      id ${text} primary key,
      text text not null,
      language ${text} not null,
      link text not null,
      link_text text not null,
      first_day ${text} not null,
      last_day ${text} not null,
      position integer not null,
      created_at ${text} not null,
      deleted_at ${text}
    )`.execute(db)
}
