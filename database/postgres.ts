import { PostgresDialect } from 'kysely'
import pg from 'pg'

// Counts come as bigint; ours stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export function postgres(address: string) {
  const pool = new pg.Pool({ connectionString: address, max: 10, connectionTimeoutMillis: 5000 })
  // Without a listener, a connection that the server closes ends the whole process; the query
  // that meets it reports it.
  pool.on('error', () => {})
  return new PostgresDialect({ pool })
}
