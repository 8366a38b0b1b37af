import { isPostgresAddress } from '../connect.ts'
import { openPostgresSnapshot } from './postgres-snapshot.ts'
import type { Snapshot } from './snapshot.ts'
import { openSqliteSnapshot } from './sqlite-snapshot.ts'

/**
 * Opens a `postgres://` address or an SQLite file. Throws ArchiveError if it contains no office.
 */
export async function openSnapshot(address: string): Promise<Snapshot> {
  return isPostgresAddress(address) ? openPostgresSnapshot(address) : openSqliteSnapshot(address)
}
