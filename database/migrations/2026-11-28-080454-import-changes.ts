import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../sql-dialect.ts'

/** Recognizes changed rows of imported files, and keeps what their values mean. */
export async function up(db: Kysely<unknown>) {
  const text = sql.raw(isPostgres(db) ? 'text collate "C"' : 'text')
  await sql`alter table lead_import_rows add column person_hash ${text} not null default ''`.execute(
    db,
  )
  await sql`create index lead_import_rows_person on lead_import_rows (person_hash)`.execute(db)
  await sql`create index lead_import_rows_activity on lead_import_rows (activity_id)`.execute(db)
  await sql`create table lead_import_values (
    field ${text} not null,
    value ${text} not null,
    target ${text} not null,
    primary key (field, value)
  )`.execute(db)
}
