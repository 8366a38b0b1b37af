import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../sql-dialect.ts'

/** Imports of WordPress sites, with their parts. */
export async function up(db: Kysely<unknown>) {
  const text = sql.raw(isPostgres(db) ? 'text collate "C"' : 'text')
  await sql`
    create table wordpress_imports (
      id ${text} primary key,
      file_name text not null,
      state ${text} not null,
      error text not null default '',
      pictures_file text not null default '',
      site text not null default '',
      menus text not null default '[]',
      losses text not null default '[]',
      is_published integer not null default 1,
      menu text not null default '',
      previous_menu text,
      author_id ${text} not null,
      author_name text not null,
      created_at ${text} not null,
      started_at ${text},
      ended_at ${text},
      undone_at ${text}
    )`.execute(db)
  await sql`
    create table wordpress_items (
      import_id ${text} not null,
      number integer not null,
      type ${text} not null,
      source_id ${text} not null,
      title text not null,
      old_address text not null default '',
      address text not null default '',
      state ${text} not null,
      is_draft integer not null default 0,
      has_notes integer not null default 0,
      notes text not null default '[]',
      data text not null default '',
      row_id ${text},
      revision integer,
      version integer,
      primary key (import_id, number)
    )`.execute(db)
  await sql`
    create index wordpress_items_by_state on wordpress_items (import_id, type, state, number)`.execute(
    db,
  )
  // A redirect follows the page that it leads to.
  await sql`alter table redirects add column page_id ${text}`.execute(db)
  await sql`
    create index redirects_by_page on redirects (page_id) where page_id is not null`.execute(db)
}
