import { isPostgresUrl } from '../connect.ts'
import { predatesBaseline } from '../migrate.ts'
import { migrations } from '../migrations/all.ts'
import { damagedError, type Entry, type Manifest } from './format.ts'
import { loadEntries, type RowTarget } from './load-entries.ts'
import {
  beforeReleaseError,
  newerVersionError,
  type ReadProgress,
  readManifest,
  readVerifiedEntries,
} from './read-archive.ts'
import { restorePostgres } from './restore-postgres.ts'
import { restoreSqlite } from './restore-sqlite.ts'

export interface Archive {
  file: string
  manifest: Manifest
}

/**
 * Reads and checks the whole file. Throws ArchiveError if it is damaged, not a backup of Gantavya,
 * or created by a newer version or by one from before the first release.
 */
export async function readArchive(file: string, onRead?: ReadProgress): Promise<Archive> {
  let manifest: Manifest | undefined
  const entries: AsyncIterable<Entry> = readVerifiedEntries(file, onRead)
  for await (const entry of entries) {
    if (manifest || entry.name === 'README.txt') continue
    manifest = readManifest(file, entry)
    if (predatesBaseline(manifest.migrations)) throw beforeReleaseError(file)
    if (manifest.migrations.some((name) => !(name in migrations))) throw newerVersionError(file)
  }
  if (!manifest) throw damagedError(file)
  return { file, manifest }
}

interface RestoreOptions {
  onRead?: ReadProgress
  /**
   * Stores the secret key of the archive before the restore is committed. Throws if it cannot be
   * stored.
   */
  storeKey?: (key: string) => void
  /** Replaces the content of a PostgreSQL database that no other session uses. */
  replace?: boolean
}

/**
 * Restores an archive into an empty database (a `postgres://` address or a path in an existing
 * folder), completely or not at all. Throws ArchiveError if the database is not empty and `replace`
 * is not set. Returns the secret key, if included.
 */
export function restoreArchive(
  { file, manifest }: Archive,
  address: string,
  { onRead, storeKey, replace }: RestoreOptions = {},
) {
  async function load(target: RowTarget) {
    const key = await loadEntries(target, manifest, file, readVerifiedEntries(file, onRead))
    if (key) storeKey?.(key)
    return key
  }
  return isPostgresUrl(address)
    ? restorePostgres(address, manifest, load, { replace })
    : restoreSqlite(address, manifest, load)
}
