import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../connect.ts'
import { ArchiveError } from './format.ts'

/** In ms. Time for connections of a stopped server to disappear from pg_stat_activity. */
const TIMEOUT_MS = 5_000

/**
 * Drops all tables and functions of Gantavya, of any version, within the transaction that replaces
 * them. Throws ArchiveError if the database is not Gantavya's, or if other sessions use it, because
 * their writes would be lost.
 */
export async function dropSchema(transaction: Database) {
  const tables = await listTables(transaction)
  if (!['office', 'kysely_migration'].every((name) => tables.includes(name))) {
    throw new ArchiveError(
      'The database of DATABASE_URL does not belong to Gantavya and was not changed.',
    )
  }
  await requireNoSessions(transaction)
  const all = sql.join(tables.map((name) => sql.table(name)))
  await sql`lock table ${all} in access exclusive mode`.execute(transaction)
  await requireNoSessions(transaction)
  await sql`drop table ${all} cascade`.execute(transaction)
  for (const name of await listFunctions(transaction)) {
    await sql`drop function ${sql.raw(name)} cascade`.execute(transaction)
  }
}

async function requireNoSessions(transaction: Database) {
  const until = Date.now() + TIMEOUT_MS
  while (await hasSessions(transaction)) {
    if (Date.now() > until) {
      throw new ArchiveError(
        'Other programs are using the database of DATABASE_URL. Stop them first.',
      )
    }
    await sleep(100)
  }
}

async function hasSessions(transaction: Database) {
  // Without this call every query of the transaction would return the same statistics.
  await sql`select pg_stat_clear_snapshot()`.execute(transaction)
  const { rows } = await sql`
    select pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and coalesce(backend_type, 'client backend') = 'client backend'`.execute(transaction)
  return rows.length > 0
}

async function listTables(transaction: Database) {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(
    transaction,
  )
  return rows.map(({ name }) => name)
}

/** Functions of the schema, without those of extensions. */
async function listFunctions(transaction: Database) {
  const { rows } = await sql<{ name: string }>`
    select oid::regprocedure::text as name from pg_proc
    where pronamespace = current_schema()::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  `.execute(transaction)
  return rows.map(({ name }) => name)
}
