import type { Kysely } from 'kysely'
import { columnTypes } from '../differences.ts'

/** A line of a checklist may stand for the same one of a lead that was merged. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('lead_checks').addColumn('shown_by', columnTypes(db).key).execute()
}
