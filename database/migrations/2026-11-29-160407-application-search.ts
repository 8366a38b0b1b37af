import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../sql-dialect.ts'

/**
 * An index of what the search, most filters and orders of applications read. SQLite reads no rows beside
 * it, which needs `deleted_at`, too. PostgreSQL reads all rows of the table as fast.
 */
export async function up(db: Kysely<unknown>) {
  if (isPostgres(db)) return
  await sql`
    create index applications_searched on applications (changed_at, id, lead_id, deleted_at,
      owner_id, outcome, outcome_reason, visa_decision, step_id, deadline_task_id, institution_id,
      course_id, application_no, offer_no)
    where deleted_at is null`.execute(db)
}
