import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isPostgres } from './sql-dialect.ts'

/** In ms. Shorter than PostgreSQL's deadlock timeout of 1 s, after which it would abort a query. */
const SHORT_TIMEOUT_MS = 500
/**
 * In ms. Used for the last attempts, when a table is often locked, for example by a long vacuum.
 */
const LONG_TIMEOUT_MS = 2_000

/** Maximum number of attempts to lock the tables, which take about three minutes. */
export const MAX_ATTEMPTS = 160
const SHORT_ATTEMPTS = 150

/**
 * Makes the first migration lock all tables on PostgreSQL, because other programs may be using
 * them. Locking all or none avoids deadlocks; if it fails (see `isLockFailure`), the transaction is
 * retried.
 */
export function withTableLocks(migrations: Record<string, Migration>, attempt: number) {
  let isDone = false
  async function lockOnce(transaction: Kysely<unknown>) {
    if (isDone || !isPostgres(transaction)) return
    await lockTables(transaction, attempt > SHORT_ATTEMPTS ? LONG_TIMEOUT_MS : SHORT_TIMEOUT_MS)
    isDone = true
  }
  const locking = Object.entries(migrations).map(([name, { up }]): [string, Migration] => [
    name,
    {
      up: async (db) => {
        await lockOnce(db)
        await up(db)
      },
    },
  ])
  return Object.fromEntries(locking)
}

async function lockTables(transaction: Kysely<unknown>, timeoutMs: number) {
  const tables = await transaction.introspection.getTables()
  if (tables.length === 0) return
  const names = tables.map(({ name }) => sql.table(name))
  await sql`set local statement_timeout = ${sql.lit(timeoutMs)}`.execute(transaction)
  await sql`lock table ${sql.join(names)} in access exclusive mode`.execute(transaction)
  await sql`set local statement_timeout to default`.execute(transaction)
}

/** Whether locking failed: query canceled or deadlock detected. */
export const isLockFailure = (error: unknown) =>
  error instanceof Error && 'code' in error && ['57014', '40P01'].includes(String(error.code))
