import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../sql-dialect.ts'

/** The fee of a course, and what a merge has filled in at the primary institution. */
export async function up(db: Kysely<unknown>) {
  const text = sql.raw(isPostgres(db) ? 'text collate "C"' : 'text')
  await sql`alter table courses add column currency ${text} not null default ''`.execute(db)
  await sql`alter table courses add column fee integer`.execute(db)
  await sql`
    alter table institutions add column filled_fields text not null default '[]'`.execute(db)
}
