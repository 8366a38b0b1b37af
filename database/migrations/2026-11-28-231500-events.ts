import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../sql-dialect.ts'

/** The index of published events, whose texts are pages, and the registrations for them. */
export async function up(db: Kysely<unknown>) {
  const text = sql.raw(isPostgres(db) ? 'text collate "C"' : 'text')
  await sql`
    create table events (
      page_id ${text} primary key,
      source_id ${text} not null,
      language ${text} not null,
      starts ${text} not null,
      ends ${text} not null
    )`.execute(db)
  await sql`create index events_by_end on events (language, ends, page_id)`.execute(db)
  await sql`
    create table event_registrations (
      id ${text} primary key,
      event_id ${text} not null,
      lead_id ${text} references leads (id) on delete cascade,
      state ${text} not null,
      spam_reason ${text},
      name text not null,
      email text not null,
      phone text not null,
      note text not null,
      language ${text} not null,
      consent text not null,
      created_at ${text} not null,
      moved_up_at ${text},
      cancelled_at ${text},
      is_attended integer not null default 0,
      reminded_at ${text}
    )`.execute(db)
  await sql`create index event_registrations_by_event on event_registrations (event_id, state, id)`.execute(
    db,
  )
  await sql`create index event_registrations_by_lead on event_registrations (lead_id)`.execute(db)
}
