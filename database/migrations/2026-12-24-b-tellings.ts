import type { Kysely } from 'kysely'
import { columnTypes } from '../differences.ts'

/** What the office is to be told, who was told it and how, and how each person wants it. */
export async function up(db: Kysely<unknown>) {
  const { key } = columnTypes(db)
  await db.schema
    .createTable('notices')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('kind', key, (column) => column.notNull())
    .addColumn('key', key)
    .addColumn('person_id', key)
    .addColumn('lead_id', key)
    .addColumn('about_id', key)
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('created_at', key, (column) => column.notNull())
    .addUniqueConstraint('notices_by_key', ['kind', 'key'])
    .execute()
  await db.schema.createIndex('notices_by_lead').on('notices').column('lead_id').execute()
  await db.schema.createIndex('notices_by_about').on('notices').column('about_id').execute()
  await db.schema
    .createTable('notice_tellings')
    .addColumn('notice_id', key, (column) =>
      column.notNull().references('notices.id').onDelete('cascade'),
    )
    .addColumn('person_id', key, (column) => column.notNull())
    .addColumn('channel', key, (column) => column.notNull())
    .addColumn('kind', key, (column) => column.notNull())
    .addColumn('told_at', key)
    .addColumn('mail_id', key)
    .addPrimaryKeyConstraint('notice_tellings_key', ['notice_id', 'person_id', 'channel'])
    .execute()
  await db.schema
    .createIndex('notice_tellings_by_person')
    .on('notice_tellings')
    .columns(['person_id', 'channel', 'kind', 'told_at'])
    .execute()
  await db.schema
    .createIndex('notice_tellings_by_mail')
    .on('notice_tellings')
    .column('mail_id')
    .execute()
  await db.schema
    .createTable('notice_choices')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('choices', 'text', (column) => column.notNull())
    .addColumn('quiet_from', key, (column) => column.notNull())
    .addColumn('quiet_until', key, (column) => column.notNull())
    .execute()
}
