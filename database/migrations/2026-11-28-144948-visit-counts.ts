import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../sql-dialect.ts'

/** Daily counts of visits, and whether visits are counted. */
export async function up(db: Kysely<unknown>) {
  const text = sql.raw(isPostgres(db) ? 'text collate "C"' : 'text')
  await sql`
    create table analytics_settings (
      id ${text} primary key,
      is_counting integer not null
    )`.execute(db)
  await sql`
    create table visit_counts (
      day ${text} not null,
      type ${text} not null,
      value ${text} not null,
      count integer not null,
      primary key (day, type, value)
    )`.execute(db)
}
