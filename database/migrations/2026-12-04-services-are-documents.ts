import type { Kysely } from 'kysely'

type Db = Kysely<unknown>

/** Services are documents from here on, and are put in as first content at the next start. */
export async function up(db: Db) {
  await db.schema.dropTable('services').execute()
  const changes = (db as Kysely<{ content_changes: { subject: string } }>).deleteFrom(
    'content_changes',
  )
  await changes.where('subject', '=', 'services').execute()
}
