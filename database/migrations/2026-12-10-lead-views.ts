import { type Kysely, type RawBuilder, sql } from 'kysely'
import { columnTypes, folded } from '../differences.ts'

/** What lists of leads ask for, where they find it at once, and what the office sees again of them. */
export async function up(db: Kysely<unknown>) {
  await addFirstEnquiry(db)
  await createViews(db)
  await createIndex(db, 'leads_by_name', folded(db, 'name'))
  await createIndex(db, 'leads_by_age', sql`created_at`)
  // As the board's columns are read: what is due soonest first, and what has no date last.
  await createIndex(db, 'leads_on_board', sql`stage_id, coalesce(next_at, '9')`)
}

async function createIndex(db: Kysely<unknown>, name: string, columns: RawBuilder<unknown>) {
  await sql`
    create index ${sql.ref(name)} on leads (${columns}, id) where merged_into is null`.execute(db)
}

async function addFirstEnquiry(db: Kysely<unknown>) {
  for (const name of ['way', 'source']) {
    await db.schema
      .alterTable('leads')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  }
  const first = (column: string) => sql`coalesce((
    select ${sql.raw(column)} from lead_enquiries
    where lead_enquiries.lead_id = leads.id order by at limit 1
  ), '')`
  const source = `case lead_enquiries.source when '' then referrer else lead_enquiries.source end`
  await sql`
    update leads set way = ${first('lead_enquiries.way')}, source = ${first(source)}`.execute(db)
}

async function createViews(db: Kysely<unknown>) {
  const { key } = columnTypes(db)
  await db.schema
    .createTable('lead_views')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('owner_id', key, (column) => column.notNull().references('administrators.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('query', 'text', (column) => column.notNull())
    .addColumn('is_shared', 'integer', (column) => column.notNull())
    .addColumn('created_at', key, (column) => column.notNull())
    .addColumn('deleted_at', key)
    .execute()
}
