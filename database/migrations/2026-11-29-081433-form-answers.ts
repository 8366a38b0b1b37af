import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../sql-dialect.ts'

/** What visitors have sent with the forms of the office, whose questions are pages. */
export async function up(db: Kysely<unknown>) {
  const text = sql.raw(isPostgres(db) ? 'text collate "C"' : 'text')
  await sql`
    create table form_answers (
      id ${text} primary key,
      form_id ${text} not null,
      lead_id ${text} references leads (id) on delete cascade,
      spam_reason ${text},
      name text not null,
      email text not null,
      phone text not null,
      answers text not null,
      enquiry text not null,
      language ${text} not null,
      page text not null,
      origin text not null,
      consent text not null,
      created_at ${text} not null
    )`.execute(db)
  await sql`create index form_answers_by_form on form_answers (form_id, id)`.execute(db)
  await sql`create index form_answers_by_lead on form_answers (lead_id)`.execute(db)
}
