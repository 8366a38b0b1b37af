import { Kysely, PostgresDialect } from 'kysely'
import type { Client, PoolConfig } from 'pg'
import { findStatementName } from './prepared-statements.ts'
import type { Tables } from './schema/tables.ts'

/** Loads the driver only when needed, to save memory on SQLite. */
export async function loadPg() {
  const { default: pg } = await import('pg')
  // Counts are bigint, and stay far below 2^53.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  return pg
}

/** Opens a single connection without a query timeout, for long work. */
export const openWithoutTimeout = (address: string) =>
  new Kysely<Tables>({ dialect: postgres(address, { max: 1, query_timeout: undefined }) })

export function postgres(address: string, options: PoolConfig = {}) {
  return new PostgresDialect({
    async pool() {
      const pg = await loadPg()
      const pool = new pg.Pool({
        Client: withPreparedStatements(pg.Client),
        connectionString: address,
        max: 10,
        connectionTimeoutMillis: 5_000,
        // A database server that hangs must not block requests forever. Regular queries are much
        // faster.
        query_timeout: 30_000,
        ...options,
      })
      // Without an 'error' listener a closed connection would end the process; the running query
      // reports the error. The pool itself listens only to idle connections.
      pool.on('error', () => {})
      pool.on('connect', (client) => client.on('error', () => {}))
      return pool
    },
  })
}

/**
 * Returns a client class that names the statements marked with `preparedStatement`, so that
 * PostgreSQL caches their plan for the connection.
 */
function withPreparedStatements(Original: typeof Client) {
  return class extends Original {
    // Accepts all overloads of the original method.
    override query(...args: never[]): never {
      const [text, values, ...rest] = args as unknown[]
      const name = typeof text === 'string' && findStatementName(text)
      const namedArgs = name ? [{ name, text, values }, ...rest] : args
      return Reflect.apply(super.query, this, namedArgs) as never
    }
  }
}
