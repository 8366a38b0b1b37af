import type { Kysely } from 'kysely'
import { columnTypes } from '../differences.ts'

const texts = [
  ...['name', 'text', 'country', 'course', 'year', 'picture'],
  ...['consent_on', 'consent_how', 'consent_text', 'consent_withdrawn_on'],
]

/** What students say, with the consent to show it. */
export async function up(db: Kysely<unknown>) {
  const { key } = columnTypes(db)
  const table = db.schema
    .createTable('testimonials')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('is_published', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('created_at', key, (column) => column.notNull())
    .addColumn('deleted_at', 'text')
  await texts
    .reduce((each, name) => each.addColumn(name, 'text', (column) => column.notNull()), table)
    .execute()
}
