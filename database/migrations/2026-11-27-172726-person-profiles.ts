import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../sql-dialect.ts'

/** Adds what people of the office may show of themselves: full name, photo and spoken languages. */
export async function up(db: Kysely<unknown>) {
  const address = sql.raw(isPostgres(db) ? 'text collate "C"' : 'text')
  await sql`alter table administrators add column full_name text not null default ''`.execute(db)
  await sql`alter table administrators add column photo ${address} not null default ''`.execute(db)
  await sql`alter table administrators add column languages text not null default ''`.execute(db)
}
