import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../sql-dialect.ts'

/** The language of a chat's visitor, and the language of a saved reply. */
export async function up(db: Kysely<unknown>) {
  const text = sql.raw(isPostgres(db) ? 'text collate "C"' : 'text')
  await sql`alter table conversations add column language ${text} not null default ''`.execute(db)
  await sql`alter table saved_replies add column language ${text} not null default ''`.execute(db)
}
