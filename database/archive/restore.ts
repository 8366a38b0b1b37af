import { isPostgresAddress } from '../connect.ts'
import { isBeforeRelease } from '../migrate.ts'
import { migrations } from '../migrations/all.ts'
import { fill, type Target } from './fill.ts'
import { damaged, type Entry, type Manifest } from './format.ts'
import { intoPostgres } from './into-postgres.ts'
import { intoSqlite } from './into-sqlite.ts'
import { beforeRelease, newer, type OnRead, readManifest, unpack } from './unpack.ts'

export interface Archive {
  file: string
  manifest: Manifest
}

/**
 * Reads and checks the whole file. Throws ArchiveFault if it is damaged, not a backup of Gantavya, or
 * made by a newer version or one from before the first release.
 */
export async function look(file: string, onRead?: OnRead): Promise<Archive> {
  let manifest: Manifest | undefined
  const entries: AsyncIterable<Entry> = unpack(file, onRead)
  for await (const entry of entries) {
    if (manifest || entry.name === 'README.txt') continue
    manifest = readManifest(file, entry)
    if (isBeforeRelease(manifest.migrations)) throw beforeRelease(file)
    if (manifest.migrations.some((name) => !(name in migrations))) throw newer(file)
  }
  if (!manifest) throw damaged(file)
  return { file, manifest }
}

interface RestoreOptions {
  onRead?: OnRead
  /** Stores the included secret key before the restore is committed; throws if it cannot. */
  keepKey?: (key: string) => void
  /** Replaces the content of a PostgreSQL database that no other session uses. */
  replace?: boolean
}

/**
 * Restores an archive into an empty database (a `postgres://` address or a path in an existing
 * folder), completely or not at all. Throws ArchiveFault if the database is not empty and `replace`
 * is not set. Returns the secret key, if included.
 */
export function restore(
  { file, manifest }: Archive,
  address: string,
  { onRead, keepKey, replace }: RestoreOptions = {},
) {
  async function load(target: Target) {
    const key = await fill(target, manifest, file, unpack(file, onRead))
    if (key) keepKey?.(key)
    return key
  }
  return isPostgresAddress(address)
    ? intoPostgres(address, manifest, load, { replace })
    : intoSqlite(address, manifest, load)
}
