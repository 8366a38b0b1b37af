import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../sql-dialect.ts'

/** Translations of texts outside pages: of facts, destinations, slides, testimonials and the office. */
export async function up(db: Kysely<unknown>) {
  const text = sql.raw(isPostgres(db) ? 'text collate "C"' : 'text')
  await sql`
    create table text_translations (
      language ${text} not null,
      source_hash ${text} not null,
      source text not null,
      text text not null,
      saved_at ${text} not null,
      saved_by text not null,
      primary key (language, source_hash)
    )`.execute(db)
}
