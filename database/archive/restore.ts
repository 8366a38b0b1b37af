import { isPostgresAddress } from '../connect.ts'
import { migrations } from '../migrations/all.ts'
import { fill } from './fill.ts'
import { damaged, type Entry, type Manifest } from './format.ts'
import { intoPostgres } from './into-postgres.ts'
import { intoSqlite } from './into-sqlite.ts'
import { newer, type OnRead, readManifest, unpack } from './unpack.ts'

export interface Archive {
  file: string
  manifest: Manifest
}

/**
 * Reads all of a file, to say what is in it. Throws ArchiveFault where it is damaged, of a newer
 * version, or not ours.
 */
export async function look(file: string, onRead?: OnRead): Promise<Archive> {
  let manifest: Manifest | undefined
  const entries: AsyncIterable<Entry> = unpack(file, onRead)
  for await (const entry of entries) {
    if (manifest || entry.name === 'README.txt') continue
    manifest = readManifest(file, entry)
    if (manifest.migrations.some((name) => !(name in migrations))) throw newer(file)
  }
  if (!manifest) throw damaged(file)
  return { file, manifest }
}

interface RestoreOptions {
  onRead?: OnRead
  /** Takes the key that came along, before anything counts: throws where it cannot be kept. */
  keepKey?: (key: string) => void
}

/**
 * Puts an archive into an empty database, at a `postgres://` address or the path of an SQLite file
 * whose folder is there: all of it, or nothing. Throws ArchiveFault where the database is not empty.
 * Returns the key that came along.
 */
export function restore(
  { file, manifest }: Archive,
  address: string,
  { onRead, keepKey }: RestoreOptions = {},
) {
  const into = isPostgresAddress(address) ? intoPostgres : intoSqlite
  return into(address, manifest, async (target) => {
    const key = await fill(target, manifest, file, unpack(file, onRead))
    if (key) keepKey?.(key)
    return key
  })
}
