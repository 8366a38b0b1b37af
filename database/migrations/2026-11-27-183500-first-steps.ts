import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../sql-dialect.ts'

/** Whether the office has hidden its first steps, and which rows are example data. */
export async function up(db: Kysely<unknown>) {
  const text = sql.raw(isPostgres(db) ? 'text collate "C"' : 'text')
  await sql`
    create table hidden_first_steps (
      id ${text} primary key,
      hidden_at ${text} not null
    )`.execute(db)
  await sql`
    create table example_rows (
      subject ${text} not null,
      row_id ${text} not null,
      added_at ${text} not null,
      primary key (subject, row_id)
    )`.execute(db)
}
