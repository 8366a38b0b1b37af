import { type Kysely, sql } from 'kysely'

/** Indexes for lists and reports of tens of thousands of applications. */
export async function up(db: Kysely<unknown>) {
  // The list in its usual order, and whether its leads are deleted, without reading the rows.
  await sql`create index applications_listed on applications (changed_at, id, lead_id)
    where deleted_at is null`.execute(db)
  await sql`create index application_steps_by_exit
    on application_steps (exited_at, step_id, application_id, entered_at)
    where exited_at is not null`.execute(db)
  await sql`create index application_steps_visited
    on application_steps (application_id, step_id)`.execute(db)
}
