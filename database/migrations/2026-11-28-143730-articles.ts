import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../sql-dialect.ts'

/** The index of published articles, whose texts are pages. */
export async function up(db: Kysely<unknown>) {
  const text = sql.raw(isPostgres(db) ? 'text collate "C"' : 'text')
  await sql`
    create table articles (
      page_id ${text} primary key,
      source_id ${text} not null,
      language ${text} not null,
      published_on ${text} not null
    )`.execute(db)
  await sql`
    create table article_keys (
      page_id ${text} not null,
      kind ${text} not null,
      value ${text} not null,
      name text not null,
      published_on ${text} not null,
      primary key (page_id, kind, value)
    )`.execute(db)
  await sql`create index articles_by_day on articles (language, published_on, page_id)`.execute(db)
  await sql`
    create index article_keys_by_value on article_keys (kind, value, published_on, page_id)`.execute(
    db,
  )
  await sql`create index page_drafts_by_save on page_drafts (saved_at)`.execute(db)
}
