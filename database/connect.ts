import { Kysely, sql } from 'kysely'
import { postgres } from './postgres.ts'
import { FileAdapter, sqlite } from './sqlite.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/** Opens a PostgreSQL server by its `postgres://` address, or an SQLite file by its path. */
export function openDatabase(address: string): Database {
  const dialect = isPostgresAddress(address) ? postgres(address) : sqlite(address)
  return new Kysely<Tables>({ dialect })
}

export const isPostgresAddress = (address: string) => /^postgres(ql)?:\/\//.test(address)

/** A sentence when what is written now would be lost, although the database answers. */
export function findFault(db: Database) {
  const { adapter } = db.getExecutor()
  return adapter instanceof FileAdapter ? adapter.opened.fault() : undefined
}

/** Rejects when the database does not answer. */
export async function ping(db: Database) {
  await sql`select 1 from office limit 1`.execute(db)
}
