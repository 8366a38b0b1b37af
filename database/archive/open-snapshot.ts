import { isPostgresUrl } from '../connect.ts'
import { openPostgresSnapshot } from './postgres-snapshot.ts'
import type { Snapshot } from './snapshot.ts'
import { openSqliteSnapshot } from './sqlite-snapshot.ts'

/**
 * Opens a snapshot of a `postgres://` database or an SQLite file. Throws ArchiveError if the
 * database has no Gantavya tables.
 */
export async function openSnapshot(address: string): Promise<Snapshot> {
  return isPostgresUrl(address) ? openPostgresSnapshot(address) : openSqliteSnapshot(address)
}
