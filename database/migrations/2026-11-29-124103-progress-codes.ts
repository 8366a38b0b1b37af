import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../sql-dialect.ts'

/** Requests for codes of stored documents, and what a student agreed to about them. */
export async function up(db: Kysely<unknown>) {
  const text = sql.raw(isPostgres(db) ? 'text collate "C"' : 'text')
  await sql`alter table progress_links add column code_asked_at ${text}`.execute(db)
  await sql`alter table progress_consents add column opens_documents integer not null default 0`.execute(
    db,
  )
  await sql`alter table progress_consents add column note text not null default ''`.execute(db)
}
