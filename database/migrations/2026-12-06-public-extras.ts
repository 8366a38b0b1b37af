import type { Kysely } from 'kysely'
import { columnTypes } from '../differences.ts'

const texts = ['title', 'giver', 'country', 'level', 'amount', 'deadline', 'source', 'note']

/** Scholarships with the last day to apply. */
export async function up(db: Kysely<unknown>) {
  const { key } = columnTypes(db)
  const table = db.schema
    .createTable('scholarships')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('is_published', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('created_at', key, (column) => column.notNull())
    .addColumn('deleted_at', 'text')
  await texts
    .reduce((each, name) => each.addColumn(name, 'text', (column) => column.notNull()), table)
    .execute()
}
