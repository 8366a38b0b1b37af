import type { Kysely } from 'kysely'

/** Since when a lead has had a phone or e-mail; '' of those that are older than this. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('lead_keys')
    .addColumn('held_since', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
