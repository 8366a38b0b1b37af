import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../sql-dialect.ts'

/** Adds the register of visitors. */
export async function up(db: Kysely<unknown>) {
  const text = sql.raw(isPostgres(db) ? 'text collate "C"' : 'text')
  await sql`
    create table visits (
      activity_id ${text} primary key references lead_activities (id) on delete cascade,
      at ${text} not null,
      counsellor_id ${text},
      started_at ${text},
      ended_at ${text}
    )`.execute(db)
  await sql`create index visits_by_time on visits (at)`.execute(db)
}
