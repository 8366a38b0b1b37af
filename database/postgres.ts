import { PostgresDialect } from 'kysely'
import pg from 'pg'

// Counts come as bigint; ours stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export function postgres(address: string) {
  const pool = new pg.Pool({
    connectionString: address,
    max: 10,
    connectionTimeoutMillis: 5_000,
    // A server that hangs must not hold every request for ever; no query of ours takes that long.
    query_timeout: 30_000,
  })
  // Without a listener, a connection that the server closes ends the whole process; the query
  // that meets it reports it.
  pool.on('error', () => {})
  return new PostgresDialect({ pool })
}
