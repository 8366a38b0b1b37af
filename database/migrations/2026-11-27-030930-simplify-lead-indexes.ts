import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../sql-dialect.ts'

/**
 * Gives the index of the board the same columns on SQLite as on PostgreSQL. It keeps its name, because
 * the previous version names it in queries.
 */
export async function up(db: Kysely<unknown>) {
  if (isPostgres(db)) return
  await sql`drop index leads_on_board`.execute(db)
  await sql`
    create index leads_on_board on leads (stage_id, coalesce(follow_up_at, '9'), id)
    where merged_into is null`.execute(db)
}
