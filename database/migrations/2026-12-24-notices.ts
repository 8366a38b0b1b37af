import type { Kysely } from 'kysely'
import { columnTypes } from '../differences.ts'

/** Mails that are to be sent or were, and addresses at which nobody is. */
export async function up(db: Kysely<unknown>) {
  const { key } = columnTypes(db)
  await db.schema
    .createTable('mails')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('person_id', key)
    .addColumn('lead_id', key)
    .addColumn('to_name', 'text', (column) => column.notNull())
    .addColumn('to_address', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('state', key, (column) => column.notNull())
    .addColumn('created_at', key, (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('tried_at', key)
    .addColumn('next_at', key)
    .addColumn('answer', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('sent_at', key)
    .execute()
  await db.schema.createIndex('mails_by_state').on('mails').columns(['state', 'id']).execute()
  await db.schema.createIndex('mails_by_lead').on('mails').columns(['lead_id', 'id']).execute()
  await db.schema
    .createTable('mail_bounces')
    .addColumn('address', key, (column) => column.primaryKey())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('at', key, (column) => column.notNull())
    .execute()
}
