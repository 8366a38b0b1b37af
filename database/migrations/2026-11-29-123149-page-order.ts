import { type Kysely, sql } from 'kysely'

/** The order of the pages of a student document. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table lead_files add column position integer not null default 0`.execute(db)
}
