import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../sql-dialect.ts'

/** The language of the visitor's page, of contact messages and leads. */
export async function up(db: Kysely<unknown>) {
  const text = sql.raw(isPostgres(db) ? 'text collate "C"' : 'text')
  await sql`alter table contacts add column language ${text} not null default 'en'`.execute(db)
  await sql`alter table leads add column language ${text} not null default ''`.execute(db)
}
