import type { Kysely } from 'kysely'

/** Destinations, slides and ready answers can be brought back for 30 days, as contacts can. */
export async function up(db: Kysely<unknown>) {
  for (const table of ['destinations', 'hero_slides', 'ready_answers']) {
    await db.schema.alterTable(table).addColumn('deleted_at', 'text').execute()
  }
}
