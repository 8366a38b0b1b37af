import type { Kysely } from 'kysely'
import { columnTypes } from '../differences.ts'

/** What administrators show beside their passwords, and when a session last showed it. */
export async function up(db: Kysely<unknown>) {
  const { key } = columnTypes(db)
  await db.schema
    .createTable('code_factors')
    .addColumn('administrator_id', key, (column) => column.primaryKey())
    .addColumn('secret_salt', 'text', (column) => column.notNull())
    .addColumn('last_step', 'integer', (column) => column.notNull())
    .addColumn('created_at', key, (column) => column.notNull())
    .addColumn('confirmed_at', key)
    .execute()
  await db.schema
    .createTable('recovery_codes')
    .addColumn('code_hash', key, (column) => column.primaryKey())
    .addColumn('administrator_id', key, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('passkeys')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('administrator_id', key, (column) => column.notNull())
    .addColumn('credential_id', key, (column) => column.notNull().unique())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', key, (column) => column.notNull())
    .addColumn('last_used_at', key)
    .execute()
  await db.schema
    .createTable('tried_challenges')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('administrator_id', key, (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('tried_at', key, (column) => column.notNull())
    .addColumn('closed_at', key)
    .execute()
  await db.schema
    .createTable('required_factors')
    .addColumn('role', key, (column) => column.primaryKey())
    .addColumn('required_at', key, (column) => column.notNull())
    .execute()
  for (const table of ['recovery_codes', 'passkeys', 'tried_challenges']) {
    await db.schema
      .createIndex(`${table}_by_administrator`)
      .on(table)
      .column('administrator_id')
      .execute()
  }
  await db.schema
    .alterTable('sessions')
    .addColumn('proven_at', key, (column) => column.notNull().defaultTo(''))
    .execute()
}
