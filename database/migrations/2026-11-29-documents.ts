import type { Kysely } from 'kysely'
import { columnTypes } from '../differences.ts'

type Db = Kysely<unknown>

/** Pages that the office writes itself, with their history, and addresses that lead elsewhere. */
export async function up(db: Db) {
  await addDocuments(db)
  await addVersions(db)
  await addWaiting(db)
  await addRedirects(db)
}

async function addDocuments(db: Db) {
  const { key } = columnTypes(db)
  await db.schema
    .createTable('documents')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('kind', key, (column) => column.notNull())
    .addColumn('language', key, (column) => column.notNull())
    .addColumn('slug', key)
    .addColumn('place', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('published_number', 'integer')
    .addColumn('archived_at', key)
    .addColumn('created_at', key, (column) => column.notNull())
    .addUniqueConstraint('documents_by_slug', ['kind', 'language', 'slug'])
    .execute()
  await db.schema
    .createTable('document_drafts')
    .addColumn('document_id', key, (column) => column.primaryKey().references('documents.id'))
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('is_changed', 'integer', (column) => column.notNull())
    .addColumn('saved_at', key, (column) => column.notNull())
    .addColumn('saved_by', 'text', (column) => column.notNull())
    .execute()
}

async function addVersions(db: Db) {
  const { key } = columnTypes(db)
  await db.schema
    .createTable('document_versions')
    .addColumn('document_id', key, (column) => column.notNull().references('documents.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('why', 'text', (column) => column.notNull())
    .addColumn('created_at', key, (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('document_versions_key', ['document_id', 'number'])
    .execute()
}

async function addWaiting(db: Db) {
  const { key } = columnTypes(db)
  await db.schema
    .createTable('document_schedules')
    .addColumn('document_id', key, (column) => column.primaryKey().references('documents.id'))
    .addColumn('publish_at', key, (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('why', 'text', (column) => column.notNull())
    .addColumn('problem', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('administrator_id', key, (column) => column.notNull())
    .addColumn('administrator_name', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('document_previews')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('token_hash', key, (column) => column.notNull().unique())
    .addColumn('document_id', key, (column) => column.notNull().references('documents.id'))
    .addColumn('is_shared', 'integer', (column) => column.notNull())
    .addColumn('created_at', key, (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('expires_at', key, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('document_editors')
    .addColumn('document_id', key, (column) => column.notNull().references('documents.id'))
    .addColumn('administrator_id', key, (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('seen_at', key, (column) => column.notNull())
    .addPrimaryKeyConstraint('document_editors_key', ['document_id', 'administrator_id'])
    .execute()
}

async function addRedirects(db: Db) {
  const { key } = columnTypes(db)
  await db.schema
    .createTable('redirects')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('source', key, (column) => column.notNull())
    .addColumn('target', key, (column) => column.notNull())
    .addColumn('is_permanent', 'integer', (column) => column.notNull())
    .addColumn('created_at', key, (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('deleted_at', key)
    .execute()
  await db.schema.createIndex('redirects_by_source').on('redirects').column('source').execute()
  await db.schema.createIndex('redirects_by_target').on('redirects').column('target').execute()
}
