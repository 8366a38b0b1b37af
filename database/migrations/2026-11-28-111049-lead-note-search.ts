import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../sql-dialect.ts'

/** Leads are found by their city, their guardian and the texts of their timeline, too. */
export async function up(db: Kysely<unknown>) {
  const text = sql.raw(isPostgres(db) ? 'text collate "C"' : 'text')
  const newline = sql.raw(isPostgres(db) ? 'chr(10)' : 'char(10)')
  await sql`
    create table lead_note_search (
      activity_id ${text} primary key references lead_activities (id) on delete cascade,
      lead_id ${text} not null,
      search_text ${text} not null
    )`.execute(db)
  await sql`
    insert into lead_note_search (activity_id, lead_id, search_text)
    select id, lead_id, lower(text) from lead_activities
    where text <> '' and kind not in ('merge', 'unmerge', 'mail')`.execute(db)
  await sql`
    update leads set search_text = search_text || ${newline} || lower(city || ${newline} || guardian_name)
    where city <> '' or guardian_name <> ''`.execute(db)
  if (!isPostgres(db)) return
  await sql`
    create index lead_note_search_by_letters on lead_note_search
    using gin ((lead_letters(search_text))) with (gin_pending_list_limit = 128)`.execute(db)
}
