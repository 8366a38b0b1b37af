import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../sql-dialect.ts'

/**
 * Adds tasks of leads. The follow-up of each lead becomes a task with the lead's id, which the waiting
 * notifications of follow-ups have as their key. Replaced follow-ups become former dates of that task.
 */
export async function up(db: Kysely<unknown>) {
  const text = sql.raw(isPostgres(db) ? 'text collate "C"' : 'text')
  await sql`
    create table tasks (
      id ${text} primary key,
      lead_id ${text} not null references leads (id) on delete cascade,
      kind text not null,
      note text not null,
      due_at ${text} not null,
      owner_id ${text},
      set_at ${text} not null,
      handled_at ${text},
      done_at ${text},
      moved_to ${text},
      imported_by ${text},
      deleted_at ${text}
    )`.execute(db)
  await sql`
    insert into tasks (id, lead_id, kind, note, due_at, set_at, handled_at)
    select leads.id, leads.id, case follow_up_channel when 'phone' then 'call' when '' then 'other'
        else follow_up_channel end,
      follow_up_note, follow_up_at, coalesce(set_at, last_activity_at), done_at
    from leads left join follow_ups
      on lead_id = leads.id and due_at = follow_up_at and replaced_at is null
    where follow_up_at is not null and (merged_into is null or deleted_at is not null)`.execute(db)
  const newId = sql.raw(isPostgres(db) ? 'gen_random_uuid()' : randomUuid)
  await sql`
    insert into tasks (id, lead_id, kind, note, due_at, set_at, handled_at, done_at, moved_to)
    select ${newId}, lead_id, 'other', '', due_at, set_at, done_at, replaced_at, lead_id
    from follow_ups where replaced_at is not null`.execute(db)
  await sql`create index tasks_by_lead on tasks (lead_id)`.execute(db)
  // SQLite prefers it to `tasks_by_day` because of its first column.
  await sql`
    create index tasks_open on tasks (done_at, due_at, id, lead_id, owner_id)
    where done_at is null and deleted_at is null`.execute(db)
  await sql`
    create index tasks_by_day on tasks (due_at, lead_id, handled_at)
    where deleted_at is null`.execute(db)
  await sql`
    create index tasks_imported on tasks (imported_by)
    where imported_by is not null`.execute(db)
}

/** SQLite has no function for a random UUID. */
const randomUuid = `lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' ||
  substr(hex(randomblob(2)), 2) || '-8' || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))`
