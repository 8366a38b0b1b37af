import { Kysely, sql } from 'kysely'
import { postgres } from './postgres.ts'
import type { Tables } from './schema/tables.ts'
import { FileAdapter, sqlite } from './sqlite.ts'

export type Database = Kysely<Tables>

/** Opens a PostgreSQL database by its `postgres://` address, or an SQLite file by its path. */
export function openDatabase(address: string): Database {
  const dialect = isPostgresUrl(address) ? postgres(address) : sqlite(address)
  return new Kysely<Tables>({ dialect })
}

export const isPostgresUrl = (address: string) => /^postgres(ql)?:\/\//.test(address)

/** Returns an error message if new writes would be lost although the database responds. */
export function findDatabaseError(db: Database) {
  const { adapter } = db.getExecutor()
  return adapter instanceof FileAdapter ? adapter.opened.findError() : undefined
}

/** Rejects if the database does not respond. */
export async function ping(db: Database) {
  await sql`select 1 from office limit 1`.execute(db)
}
