import { type Kysely, sql } from 'kysely'

/** Rates count the visas that were decided in a period. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create index applications_by_visa_decided_on on applications (visa_decided_on)
    where deleted_at is null`.execute(db)
}
