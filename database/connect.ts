import { Kysely } from 'kysely'
import { postgres } from './postgres.ts'
import { sqlite } from './sqlite.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/** Opens a PostgreSQL server by its `postgres://` address, or an SQLite file by its path. */
export function openDatabase(address: string): Database {
  const dialect = isPostgresAddress(address) ? postgres(address) : sqlite(address)
  return new Kysely<Tables>({ dialect })
}

export const isPostgresAddress = (address: string) => /^postgres(ql)?:\/\//.test(address)
