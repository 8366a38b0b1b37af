import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isPostgres } from './differences.ts'

/** In ms: so long others wait behind us; after 1 s PostgreSQL would end one of those who block each other. */
const SHORT = 500
/** In ms: where one program always has some table (a long vacuum), that is risked. */
const LONG = 2_000

/** So often a migration begins anew where others are at work: for about three minutes. */
export const MOST_TRIES = 160
const PATIENT_TRIES = 150

/**
 * On PostgreSQL others may be at work while we migrate, who read one table and then another. So that
 * none of them waits for us while we wait for them, the first of these migrations, which are one
 * transaction, takes all tables, or none. Where that fails, as `isHeld` tells, they begin anew.
 */
export function holding(migrations: Record<string, Migration>, attempt: number) {
  let isDone = false
  async function hold(transaction: Kysely<unknown>) {
    if (isDone || !isPostgres(transaction)) return
    await holdTables(transaction, attempt > PATIENT_TRIES ? LONG : SHORT)
    isDone = true
  }
  const held = Object.entries(migrations).map(([name, { up }]): [string, Migration] => [
    name,
    {
      up: async (db) => {
        await hold(db)
        await up(db)
      },
    },
  ])
  return Object.fromEntries(held)
}

async function holdTables(transaction: Kysely<unknown>, withinMs: number) {
  const tables = await transaction.introspection.getTables()
  if (tables.length === 0) return
  const names = tables.map(({ name }) => sql.table(name))
  await sql`set local statement_timeout = ${sql.lit(withinMs)}`.execute(transaction)
  await sql`lock table ${sql.join(names)} in access exclusive mode`.execute(transaction)
  await sql`set local statement_timeout to default`.execute(transaction)
}

/** Whether others had some of the tables: query canceled, deadlock detected. */
export const isHeld = (error: unknown) =>
  error instanceof Error && 'code' in error && ['57014', '40P01'].includes(String(error.code))
