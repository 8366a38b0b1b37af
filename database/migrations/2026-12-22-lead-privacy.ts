import type { Kysely } from 'kysely'
import { columnTypes } from '../differences.ts'

/** Who has opened which lead on which days of the office; and when a lead is quiet enough to be erased. */
export async function up(db: Kysely<unknown>) {
  const { key } = columnTypes(db)
  await db.schema
    .createTable('lead_openings')
    .addColumn('lead_id', key, (column) =>
      column.notNull().references('leads.id').onDelete('cascade'),
    )
    .addColumn('administrator_id', key, (column) => column.notNull())
    .addColumn('day', key, (column) => column.notNull())
    .addPrimaryKeyConstraint('lead_openings_primary', ['lead_id', 'administrator_id', 'day'])
    .execute()
  await db.schema
    .alterTable('lead_settings')
    .addColumn('quiet_months', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
