import type { Kysely } from 'kysely'

/** The words beside a lead's phones; and by which rules the search text of a row was made. */
export async function up(db: Kysely<unknown>) {
  const { schema } = db
  await schema
    .alterTable('leads')
    .addColumn('phone_labels', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
  await schema
    .alterTable('leads')
    .addColumn('search_version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema
    .alterTable('contacts')
    .addColumn('search_version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
