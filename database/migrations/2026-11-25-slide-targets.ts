import type { Kysely } from 'kysely'

/** Where the button of a slide leads; '' as before. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('hero_slides')
    .addColumn('target', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
