import type { Kysely } from 'kysely'

/** Notices gather before they are pushed: what is kept of pushing is when it was last done. */
export async function up(db: Kysely<unknown>) {
  for (const column of ['title', 'address', 'many_title', 'many_address', 'waiting']) {
    await db.schema.alterTable('push_notices').dropColumn(column).execute()
  }
}
