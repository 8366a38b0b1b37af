import type { Kysely } from 'kysely'
import { columnTypes } from '../differences.ts'

/** When the draft of a document that was never published was deleted; null: it was not. */
export async function up(db: Kysely<unknown>) {
  const { key } = columnTypes(db)
  await db.schema.alterTable('documents').addColumn('deleted_at', key).execute()
}
