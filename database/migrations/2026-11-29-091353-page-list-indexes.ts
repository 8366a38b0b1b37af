import { type Kysely, sql } from 'kysely'

/** Lists of thousands of articles by their last change, and their number. */
export async function up(db: Kysely<unknown>) {
  await sql`create index page_drafts_by_save_and_page on page_drafts (saved_at, page_id)`.execute(
    db,
  )
  await sql`create index pages_by_type on pages (type, deleted_at, language)`.execute(db)
}
