import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { columnTypes } from '../differences.ts'

/** The people who asked, each with a next step. */
export async function up(db: Kysely<unknown>) {
  await createStages(db)
  await createLeads(db)
  await createKeys(db)
  await createEntries(db)
  await createEnquiries(db)
  const { key } = columnTypes(db)
  await db.schema.alterTable('contacts').addColumn('lead_id', key).execute()
  await db.schema
    .createIndex('contacts_without_lead')
    .on('contacts')
    .column('id')
    .where(sql.ref('lead_id'), 'is', null)
    .execute()
}

const firstStages = [
  ...['New', 'Contacted', 'Counselling', 'Documents', 'Applied', 'Offer', 'Visa'],
  'Enrolled',
  'Lost',
]
const endings: Record<string, string> = { Enrolled: 'won', Lost: 'lost' }

async function createStages(db: Kysely<unknown>) {
  const { key } = columnTypes(db)
  await db.schema
    .createTable('lead_stages')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('ending', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('created_at', key, (column) => column.notNull())
    .addColumn('deleted_at', key)
    .execute()
  for (const [index, name] of firstStages.entries()) {
    await sql`
      insert into lead_stages (id, name, ending, position, created_at)
      values (${newId()}, ${name}, ${endings[name] ?? 'open'}, ${index + 1},
        ${new Date().toISOString()})`.execute(db)
  }
}

async function createLeads(db: Kysely<unknown>) {
  const { key } = columnTypes(db)
  const texts = [
    ...['name', 'emails', 'phones', 'lives_in'],
    ...['guardian_name', 'guardian_phone', 'guardian_relation', 'reach_by'],
    ...['countries', 'level', 'subject', 'intake', 'scores'],
    ...['qualification', 'qualification_year', 'marks'],
    ...['branch', 'tags', 'next_how', 'next_about', 'lost_reason', 'search_text'],
  ]
  await texts
    .reduce(
      (table, name) => table.addColumn(name, 'text', (column) => column.notNull()),
      db.schema
        .createTable('leads')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('root_id', key, (column) => column.notNull())
        .addColumn('merged_into', key)
        .addColumn('budget', 'integer')
        .addColumn('owner_id', key)
        .addColumn('stage_id', key, (column) => column.notNull().references('lead_stages.id'))
        .addColumn('next_at', key)
        .addColumn('created_at', key, (column) => column.notNull())
        .addColumn('touched_at', key, (column) => column.notNull())
        .addColumn('waiting_since', key)
        .addColumn('enquiries', 'integer', (column) => column.notNull()),
    )
    .execute()
  await db.schema.createIndex('leads_by_root').on('leads').column('root_id').execute()
  for (const column of ['touched_at', 'next_at', 'waiting_since', 'stage_id', 'owner_id']) {
    await db.schema
      .createIndex(`leads_by_${column}`)
      .on('leads')
      .columns([column, 'id'])
      .where(sql.ref('merged_into'), 'is', null)
      .execute()
  }
}

/** By which leads are found again, and pairs of which nobody knows whether they are one person. */
async function createKeys(db: Kysely<unknown>) {
  const { key } = columnTypes(db)
  await db.schema
    .createTable('lead_keys')
    .addColumn('key', key, (column) => column.notNull())
    .addColumn('lead_id', key, ofLead)
    .addPrimaryKeyConstraint('lead_keys_primary', ['key', 'lead_id'])
    .execute()
  await db.schema.createIndex('lead_keys_by_lead').on('lead_keys').column('lead_id').execute()
  await db.schema
    .createTable('lead_doubts')
    .addColumn('one_id', key, ofLead)
    .addColumn('other_id', key, ofLead)
    .addColumn('created_at', key, (column) => column.notNull())
    .addColumn('settled_at', key)
    .addPrimaryKeyConstraint('lead_doubts_primary', ['one_id', 'other_id'])
    .execute()
  await db.schema.createIndex('lead_doubts_by_other').on('lead_doubts').column('other_id').execute()
}

const ofLead = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('leads.id').onDelete('cascade')

async function createEntries(db: Kysely<unknown>) {
  const { key } = columnTypes(db)
  await db.schema
    .createTable('lead_entries')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('lead_id', key, ofLead)
    .addColumn('at', key, (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('by_id', key)
    .addColumn('before', 'text', (column) => column.notNull())
    .addColumn('after', 'text', (column) => column.notNull())
    .addColumn('corrected_at', key)
    .execute()
  await db.schema
    .createIndex('lead_entries_by_lead')
    .on('lead_entries')
    .columns(['lead_id', 'at'])
    .execute()
}

async function createEnquiries(db: Kysely<unknown>) {
  const { key } = columnTypes(db)
  const touch = ['source', 'medium', 'campaign', 'referrer', 'landing_page', 'page', 'referred_by']
  const texts = ['way', ...touch]
  await texts
    .reduce(
      (table, name) => table.addColumn(name, 'text', (column) => column.notNull()),
      db.schema
        .createTable('lead_enquiries')
        .addColumn('entry_id', key, (column) =>
          column.primaryKey().references('lead_entries.id').onDelete('cascade'),
        )
        .addColumn('lead_id', key, (column) => column.notNull())
        .addColumn('at', key, (column) => column.notNull())
        .addColumn('answered_at', key)
        .addColumn('answered_by', key)
        .addColumn('answer_minutes', 'integer'),
    )
    .execute()
  await db.schema
    .createIndex('lead_enquiries_by_lead')
    .on('lead_enquiries')
    .columns(['lead_id', 'at'])
    .execute()
  await db.schema.createIndex('lead_enquiries_by_age').on('lead_enquiries').column('at').execute()
}
