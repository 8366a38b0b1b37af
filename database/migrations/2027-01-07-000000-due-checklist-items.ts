import { type Kysely, sql } from 'kysely'

/** Today lists the items that are due: few of all, found without a look at the others. */
export async function up(db: Kysely<unknown>) {
  await sql`create index lead_checks_due on lead_checks (state, due_on)
    where due_on is not null and deleted_at is null and shown_by is null`.execute(db)
}
