import type { Kysely } from 'kysely'

/** Whose site it is; until now it stood in the code. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('office')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('examples', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .execute()
}
