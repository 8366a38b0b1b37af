import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../sql-dialect.ts'

/** Imports of institutions and courses, and what each has changed. */
export async function up(db: Kysely<unknown>) {
  const text = sql.raw(isPostgres(db) ? 'text collate "C"' : 'text')
  await sql`
    create table institution_imports (
      id ${text} primary key,
      file_name text not null,
      rows integer not null,
      skipped integer not null,
      institutions integer not null,
      courses integer not null,
      changed integer not null,
      author_id ${text} not null,
      created_at ${text} not null,
      undone_at ${text}
    )`.execute(db)
  await sql`
    create table institution_import_changes (
      import_id ${text} not null references institution_imports (id),
      subject ${text} not null,
      subject_id ${text} not null,
      before text,
      after text not null,
      primary key (import_id, subject_id)
    )`.execute(db)
}
