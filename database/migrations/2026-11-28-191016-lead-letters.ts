import { type Kysely, type RawBuilder, sql } from 'kysely'
import { isPostgres } from '../sql-dialect.ts'

/**
 * SQLite finds leads by an index of the letters of their search text, guardians and notes. It stores no
 * text of its own: `letters_id` connects a primary lead with its letters. Merged leads belong to their
 * primary lead. PostgreSQL has indexes of letters already.
 */
export async function up(db: Kysely<unknown>) {
  if (isPostgres(db)) return
  await sql`alter table leads add column letters_id integer`.execute(db)
  await sql`update leads set letters_id = rowid`.execute(db)
  await sql`create unique index leads_by_letters_id on leads (letters_id)`.execute(db)
  await sql`create index lead_note_search_by_lead on lead_note_search (lead_id)`.execute(db)
  await sql`
    create virtual table lead_letters using fts5(
      letters, content = '', contentless_delete = 1, tokenize = 'trigram case_sensitive 1'
    )`.execute(db)
  await sql`insert into lead_letters (lead_letters, rank) values ('deletemerge', 0)`.execute(db)
  await add(sql`select id from leads`).execute(db)
  for (const [name, event, ids] of [
    ['leads_changed', searchTextChanged, sql`old.primary_lead_id, new.primary_lead_id, new.id`],
    ['leads_removed', sql`after delete on leads`, sql`old.primary_lead_id`],
    ['note_added', sql`after insert on lead_note_search`, primaryOf(sql`new.lead_id`)],
    ['note_changed', sql`after update on lead_note_search`, bothPrimaries],
    ['note_removed', sql`after delete on lead_note_search`, primaryOf(sql`old.lead_id`)],
    ['guardian_added', sql`after insert on lead_guardians`, primaryOf(sql`new.lead_id`)],
    ['guardian_changed', guardianChanged, students],
    ['guardian_removed', sql`after delete on lead_guardians`, primaryOf(sql`old.lead_id`)],
  ] as const)
    await sql`
      create trigger ${sql.ref(`lead_letters_${name}`)} ${event} begin
        delete from lead_letters where rowid in (select letters_id from leads where id in (${ids}));
        ${add(ids)};
      end`.execute(db)
  await sql`
    create trigger lead_letters_added after insert on leads begin
      update leads set letters_id = (select coalesce(max(letters_id), 0) + 1 from leads) where id = new.id;
      ${add(sql`new.id`)};
    end`.execute(db)
  await sql`
    create trigger lead_letters_deleted after delete on leads begin
      delete from lead_letters where rowid = old.letters_id;
    end`.execute(db)
}

/** Indexes primary leads with these ids, which are not indexed now. */
const add = (ids: RawBuilder<unknown>) => sql`
  insert into lead_letters (rowid, letters)
  select letters_id, search_text || char(10) || coalesce((
    select group_concat(text, char(10)) from (
      select note.search_text as text from leads as own
      join lead_note_search as note on note.lead_id = own.id
      where own.primary_lead_id = leads.id
      union all
      select guardians.search_text from leads as own
      join lead_guardians on lead_guardians.lead_id = own.id
      join guardians on guardians.id = guardian_id
      where own.primary_lead_id = leads.id
    )), '')
  from leads where merged_into is null and id in (${ids}) order by letters_id`

const searchTextChanged = sql`
  after update of search_text, merged_into, primary_lead_id on leads
  when old.search_text <> new.search_text or old.merged_into is not new.merged_into
    or old.primary_lead_id <> new.primary_lead_id`

const guardianChanged = sql`
  after update of search_text on guardians when old.search_text <> new.search_text`

const primaryOf = (id: RawBuilder<unknown>) =>
  sql`select primary_lead_id from leads where id = ${id}`

const bothPrimaries = sql`
  select primary_lead_id from leads where id in (old.lead_id, new.lead_id)`

const students = sql`
  select primary_lead_id from lead_guardians join leads on leads.id = lead_id
  where guardian_id = new.id`
