import { sql } from 'kysely'
import type { Database } from './connect.ts'
import { isPostgres } from './sql-dialect.ts'

/** Returns the kind, version and size of the database. */
export async function describeDatabase(db: Database) {
  const isOnPostgres = isPostgres(db)
  const query = isOnPostgres
    ? sql<Row>`select current_setting('server_version') as version,
        pg_database_size(current_database()) as size`
    : sql<Row>`select sqlite_version() as version, page_count * page_size as size
        from pragma_page_count(), pragma_page_size()`
  const { rows } = await query.execute(db)
  const { version, size } = rows[0] as Row
  return { kind: isOnPostgres ? 'PostgreSQL' : 'SQLite', version, bytes: Number(size) }
}

interface Row {
  version: string
  size: number
}
