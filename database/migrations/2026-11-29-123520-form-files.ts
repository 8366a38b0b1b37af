import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../sql-dialect.ts'

/** Files that visitors send with forms, which belong to the lead of their answers. */
export async function up(db: Kysely<unknown>) {
  const text = sql.raw(isPostgres(db) ? 'text collate "C"' : 'text')
  for (const table of ['lead_files', 'student_documents']) {
    const name = sql.ref(table)
    await sql`alter table ${name} add column form_answers_id ${text}
      references form_answers (id) on delete cascade`.execute(db)
    await sql`create index ${sql.ref(`${table}_by_form_answers`)} on ${name} (form_answers_id)
      where form_answers_id is not null`.execute(db)
  }
}
