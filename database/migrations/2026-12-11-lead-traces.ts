import type { Kysely } from 'kysely'
import { columnTypes } from '../differences.ts'

/** What stays of who was erased: that somebody asked. */
export async function up(db: Kysely<unknown>) {
  const { key } = columnTypes(db)
  await ['way', 'source', 'countries', 'ending']
    .reduce(
      (table, name) => table.addColumn(name, 'text', (column) => column.notNull()),
      db.schema
        .createTable('lead_traces')
        .addColumn('day', key, (column) => column.notNull())
        .addColumn('answer_minutes', 'integer'),
    )
    .execute()
  await db.schema.createIndex('lead_traces_by_day').on('lead_traces').column('day').execute()
  await db.schema.createIndex('contacts_by_lead').on('contacts').column('lead_id').execute()
}
