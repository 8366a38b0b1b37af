import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../sql-dialect.ts'

/** The people whom the office shows on its website. */
export async function up(db: Kysely<unknown>) {
  const text = sql.raw(isPostgres(db) ? 'text collate "C"' : 'text')
  await sql`
    create table team_members (
      id ${text} primary key,
      name text not null,
      role text not null,
      languages text not null,
      branch text not null,
      text text not null,
      picture ${text} not null,
      is_published integer not null,
      position integer not null,
      created_at ${text} not null,
      deleted_at ${text}
    )`.execute(db)
}
