import { type Kysely, sql } from 'kysely'
import { columnTypes } from '../differences.ts'

/** When what a value says was last changed: pages tell their readers. */
export async function up(db: Kysely<unknown>) {
  const { key } = columnTypes(db)
  await db.schema
    .alterTable('fact_values')
    .addColumn('changed_at', key, (column) => column.notNull().defaultTo(''))
    .execute()
  await sql`update fact_values set changed_at = created_at`.execute(db)
}
