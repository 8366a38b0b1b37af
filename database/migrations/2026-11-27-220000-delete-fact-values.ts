import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../sql-dialect.ts'

/** Adds who entered a value of a fact, and when it was deleted. */
export async function up(db: Kysely<unknown>) {
  const time = sql.raw(isPostgres(db) ? 'text collate "C"' : 'text')
  await sql`alter table fact_values add column created_by text not null default ''`.execute(db)
  await sql`alter table fact_values add column deleted_at ${time}`.execute(db)
}
