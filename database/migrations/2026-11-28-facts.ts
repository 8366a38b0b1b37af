import { type Kysely, sql } from 'kysely'
import { columnTypes } from '../differences.ts'

/** What somebody outside decides, and its values through time with who says so. */
export async function up(db: Kysely<unknown>) {
  await createFacts(db)
  await createFactValues(db)
}

async function createFacts(db: Kysely<unknown>) {
  const { key } = columnTypes(db)
  const texts = ['kind', 'country', 'topic', 'label', 'unit', 'of', 'per', 'keeper']
  await texts
    .reduce(
      (table, name) => table.addColumn(name, 'text', (column) => column.notNull()),
      db.schema
        .createTable('facts')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('key', key, (column) => column.notNull())
        .addColumn('multiplier', 'integer', (column) => column.notNull())
        .addColumn('recheck_days', 'integer', (column) => column.notNull())
        .addColumn('recheck_months', 'text', (column) => column.notNull())
        .addColumn('created_at', key, (column) => column.notNull())
        .addColumn('deleted_at', key),
    )
    .execute()
  await db.schema
    .createIndex('facts_by_key')
    .unique()
    .on('facts')
    .column('key')
    .where(sql.ref('deleted_at'), 'is', null)
    .execute()
}

async function createFactValues(db: Kysely<unknown>) {
  const { key } = columnTypes(db)
  const texts = [
    ...['from', 'to', 'bound', 'text', 'condition', 'note', 'time_zone', 'keys_on', 'status'],
    ...['address', 'publisher', 'quote', 'confidence', 'read_by', 'confirmed_by'],
  ]
  const days = ['valid_from', 'valid_until', 'page_date']
  const table = db.schema
    .createTable('fact_values')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('fact_id', key, (column) =>
      column.notNull().references('facts.id').onDelete('cascade'),
    )
    .addColumn('is_official', 'integer', (column) => column.notNull())
    .addColumn('created_at', key, (column) => column.notNull())
  const withTexts = [...texts, ...days].reduce(
    (rest, name) => rest.addColumn(name, 'text', (column) => column.notNull()),
    table,
  )
  await withTexts.addColumn('read_at', key).addColumn('confirmed_at', key).execute()
  await db.schema.createIndex('fact_values_by_fact').on('fact_values').column('fact_id').execute()
}
