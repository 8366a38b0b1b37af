import { type Kysely, sql } from 'kysely'
import { columnTypes } from '../differences.ts'

/** People and their deeds, and what a live chat has to remember. */
export async function up(db: Kysely<unknown>) {
  await widenAccounts(db)
  await createActivities(db)
  await widenConversations(db)
  await createReadyAnswers(db)
}

async function widenAccounts(db: Kysely<unknown>) {
  const { key } = columnTypes(db)
  await db.schema.alterTable('administrators').addColumn('disabled_at', key).execute()
  for (const name of ['browser', 'address', 'last_used_at']) {
    await db.schema
      .alterTable('sessions')
      .addColumn(name, key, (column) => column.notNull().defaultTo(''))
      .execute()
  }
  await db.schema
    .createIndex('sessions_by_administrator')
    .on('sessions')
    .column('administrator_id')
    .execute()
  await db.schema
    .alterTable('one_time_links')
    .addColumn('administrator_id', key, (column) =>
      column.references('administrators.id').onDelete('cascade'),
    )
    .execute()
}

async function createActivities(db: Kysely<unknown>) {
  const { key } = columnTypes(db)
  const texts = ['administrator_name', 'action', 'subject_name', 'before', 'after']
  await texts
    .reduce(
      (table, name) => table.addColumn(name, 'text', (column) => column.notNull()),
      db.schema
        .createTable('activities')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('created_at', key, (column) => column.notNull())
        .addColumn('administrator_id', key, (column) => column.notNull())
        .addColumn('subject', key, (column) => column.notNull())
        .addColumn('subject_id', key, (column) => column.notNull()),
    )
    .execute()
  await db.schema
    .createIndex('activities_by_subject')
    .on('activities')
    .columns(['subject', 'subject_id'])
    .execute()
}

async function widenConversations(db: Kysely<unknown>) {
  const { key } = columnTypes(db)
  const add = (name: string) => db.schema.alterTable('conversations').addColumn(name, key).execute()
  await add('owner_key')
  await add('owner_bound_at')
  await add('answer_due_at')
  await db.schema
    .alterTable('conversations')
    .addColumn('visitor_read_seq', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createIndex('conversations_by_answer_due')
    .on('conversations')
    .column('answer_due_at')
    .where(sql.ref('answer_due_at'), 'is not', null)
    .execute()
}

async function createReadyAnswers(db: Kysely<unknown>) {
  const { key } = columnTypes(db)
  await db.schema
    .createTable('ready_answers')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('created_at', key, (column) => column.notNull())
    .execute()
}
