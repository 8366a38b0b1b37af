import { Kysely, PostgresDialect } from 'kysely'
import type { Client, PoolConfig } from 'pg'
import { nameOf } from './often.ts'
import type { Tables } from './tables.ts'

/** Loaded only where it is used: an office on SQLite need not keep it in memory. */
export async function loadPg() {
  const { default: pg } = await import('pg')
  // Counts come as bigint; ours stay far below 2^53.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  return pg
}

/** For work that lasts: one connection, and queries that may take as long as they do. */
export const openPatiently = (address: string) =>
  new Kysely<Tables>({ dialect: postgres(address, { max: 1, query_timeout: undefined }) })

export function postgres(address: string, options: PoolConfig = {}) {
  return new PostgresDialect({
    async pool() {
      const pg = await loadPg()
      const pool = new pg.Pool({
        Client: keepingPlans(pg.Client),
        connectionString: address,
        max: 10,
        connectionTimeoutMillis: 5_000,
        // A server that hangs must not hold every request for ever; no query of ours takes that long.
        query_timeout: 30_000,
        ...options,
      })
      // Without a listener, a connection that the server closes ends the whole process; the query
      // that meets it reports it. The pool listens to idle ones only, and passes on what it hears.
      pool.on('error', () => {})
      pool.on('connect', (client) => client.on('error', () => {}))
      return pool
    },
  })
}

/** Clients that give a name to what is asked often: the connection keeps its plan. */
function keepingPlans(Original: typeof Client) {
  return class extends Original {
    // As whichever of the original's ways to ask it is called.
    override query(...asked: never[]): never {
      const [text, values, ...rest] = asked as unknown[]
      const name = typeof text === 'string' && nameOf(text)
      const given = name ? [{ name, text, values }, ...rest] : asked
      return Reflect.apply(super.query, this, given) as never
    }
  }
}
