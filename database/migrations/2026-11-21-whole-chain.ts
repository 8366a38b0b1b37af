import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import { columnTypes, isPostgres } from '../differences.ts'

export async function up(db: Kysely<unknown>) {
  await createAccounts(db)
  await createContent(db)
  await createContacts(db)
  await createChat(db)
}

async function createAccounts(db: Kysely<unknown>) {
  const { key } = columnTypes(db)
  await db.schema
    .createTable('administrators')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('username_key', key, (column) => column.notNull().unique())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', key, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('sessions')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('administrator_id', key, (column) =>
      column.notNull().references('administrators.id').onDelete('cascade'),
    )
    .addColumn('created_at', key, (column) => column.notNull())
    .addColumn('expires_at', key, (column) => column.notNull())
    .addColumn('ended_at', key)
    .execute()
  await db.schema
    .createTable('known_addresses')
    .addColumn('administrator_id', key, (column) =>
      column.notNull().references('administrators.id').onDelete('cascade'),
    )
    .addColumn('address', key, (column) => column.notNull())
    .addColumn('last_at', key, (column) => column.notNull())
    .addPrimaryKeyConstraint('known_addresses_key', ['administrator_id', 'address'])
    .execute()
  await db.schema
    .createTable('one_time_links')
    .addColumn('token_hash', key, (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('expires_at', key, (column) => column.notNull())
    .execute()
}

async function createContent(db: Kysely<unknown>) {
  const { key, bytes } = columnTypes(db)
  const texts = (table: CreateTableBuilder<string>, names: string[]) =>
    names.reduce((each, name) => each.addColumn(name, 'text', (c) => c.notNull()), table)
  const listed = (name: string, columns: string[]) =>
    texts(
      db.schema.createTable(name).addColumn('id', key, (c) => c.primaryKey()),
      columns,
    )
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('created_at', key, (column) => column.notNull())
      .execute()

  await listed('destinations', ['country', 'flag', 'flag_updated', 'description', 'benefits'])
  await listed('hero_slides', [
    'image',
    'title',
    'subtitle',
    'tagline',
    'description',
    'button_text',
  ])
  await listed('services', ['title', 'description', 'link'])
  await db.schema
    .createTable('media')
    .addColumn('name', key, (column) => column.primaryKey())
    .addColumn('bytes', bytes, (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('created_at', key, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('media_sizes')
    .addColumn('name', key, (column) =>
      column.notNull().references('media.name').onDelete('cascade'),
    )
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('bytes', bytes, (column) => column.notNull())
    .addPrimaryKeyConstraint('media_sizes_key', ['name', 'width'])
    .execute()
  await db.schema
    .createTable('content_changes')
    .addColumn('subject', key, (column) => column.primaryKey())
    .addColumn('changed_at', key, (column) => column.notNull())
    .execute()
}

async function createContacts(db: Kysely<unknown>) {
  const { key } = columnTypes(db)
  await db.schema
    .createTable('contacts')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('created_at', key, (column) => column.notNull())
    .addColumn('deleted_at', key)
    .execute()
  await db.schema
    .createIndex('contacts_by_email')
    .on('contacts')
    .columns(['email', 'created_at'])
    .execute()
}

async function createChat(db: Kysely<unknown>) {
  const { key } = columnTypes(db)
  await db.schema
    .createTable('conversations')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('user_id', key, (column) => column.notNull().unique())
    .addColumn('last_seq', 'integer', (column) => column.notNull())
    .addColumn('message_count', 'integer', (column) => column.notNull())
    .addColumn('unread', 'integer', (column) => column.notNull())
    .addColumn('office_read_seq', 'integer', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('last_message', 'text', (column) => column.notNull())
    .addColumn('last_sender', 'text', (column) => column.notNull())
    .addColumn('last_message_at', key)
    .addColumn('created_at', key, (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('conversations_by_latest')
    .on('conversations')
    .column('last_message_at')
    .execute()
  await db.schema
    .createTable('messages')
    .addColumn('conversation_id', key, (column) =>
      column.notNull().references('conversations.id').onDelete('cascade'),
    )
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('id', key, (column) => column.notNull())
    .addColumn('sender', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('created_at', key, (column) => column.notNull())
    .addColumn('administrator_id', key)
    .addPrimaryKeyConstraint('messages_key', ['conversation_id', 'seq'])
    // A conversation's messages lie together on the disk: a page of them is one read.
    .$call((table) => (isPostgres(db) ? table : table.modifyEnd(sql`without rowid`)))
    .execute()
  await db.schema
    .createIndex('messages_by_id')
    .on('messages')
    .columns(['id', 'conversation_id'])
    .unique()
    .execute()
  await db.schema
    .createIndex('messages_by_age')
    .on('messages')
    .columns(['created_at', 'conversation_id', 'seq'])
    .execute()
}
