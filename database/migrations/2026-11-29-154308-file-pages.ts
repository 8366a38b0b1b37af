import { type Kysely, sql } from 'kysely'

/** The number of pages of a PDF, which a job counts for stored files. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table files add column pages integer`.execute(db)
}
