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
  /** Takes the key that came along, before anything counts: throws where it cannot be kept. */
  keepKey?: (key: string) => void
  /** Takes the place of what Gantavya keeps in a PostgreSQL database on which nobody is at work. */
  replace?: boolean
}

/**
 * Puts an archive into an empty database, at a `postgres://` address or the path of an SQLite file
 * whose folder is there: all of it, or nothing. Throws ArchiveFault where the database is not empty
 * and not to be replaced. Returns the key that came along.
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
