import type { Kysely } from 'kysely'
import { columnTypes } from '../differences.ts'

/** Keys of the API, and what came by them. */
export async function up(db: Kysely<unknown>) {
  const { key } = columnTypes(db)
  await db.schema
    .createTable('api_keys')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('secret_hash', key, (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('rights', 'text', (column) => column.notNull())
    .addColumn('prefix', 'text', (column) => column.notNull())
    .addColumn('expires_at', key)
    .addColumn('created_at', key, (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('last_used_at', key)
    .addColumn('revoked_at', key)
    .execute()
  await db.schema
    .createTable('api_enquiries')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('api_key_id', key, (column) => column.notNull())
    .addColumn('request_key', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('received_at', key, (column) => column.notNull())
    .addUniqueConstraint('api_enquiries_by_request', ['api_key_id', 'request_key'])
    .execute()
  await db.schema
    .createIndex('api_enquiries_by_age')
    .on('api_enquiries')
    .column('received_at')
    .execute()
}
