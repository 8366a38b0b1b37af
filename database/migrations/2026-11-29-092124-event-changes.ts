import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../sql-dialect.ts'

/** When registered people were told of a change of their event, and whether it was cancelled. */
export async function up(db: Kysely<unknown>) {
  const text = sql.raw(isPostgres(db) ? 'text collate "C"' : 'text')
  await sql`alter table event_registrations add column informed_at ${text}`.execute(db)
  await sql`alter table event_registrations add column informed_of ${text}`.execute(db)
}
