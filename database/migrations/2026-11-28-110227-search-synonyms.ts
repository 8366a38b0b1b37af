import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../sql-dialect.ts'

/** Groups of words that mean the same, which the office adds to those of the search. */
export async function up(db: Kysely<unknown>) {
  const text = sql.raw(isPostgres(db) ? 'text collate "C"' : 'text')
  await sql`
    create table search_synonyms (
      id ${text} primary key,
      words text not null,
      position integer not null,
      created_at ${text} not null,
      deleted_at ${text}
    )`.execute(db)
}
