import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { requireDiskSpace } from './disk-space.ts'
import {
  ArchiveError,
  createHeaderEntries,
  type Entry,
  FORMAT,
  KEY,
  type Manifest,
  VERSION,
} from './format.ts'
import { openSnapshot } from './open-snapshot.ts'
import type { Snapshot } from './snapshot.ts'
import { readEntriesOfTable } from './table-entries.ts'
import { writeArchive } from './write-archive.ts'

export interface ArchiveOptions {
  /**
   * Included in the backup if given. A person with such a backup can sign in as any administrator.
   */
  secretKey?: string
  /** Progress from 0 to 1. */
  onProgress?: (part: number) => void
  signal?: AbortSignal
}

/**
 * Writes a consistent snapshot of a database into a new file. Throws ArchiveError if the file
 * exists or the database does not.
 */
export async function createArchive(address: string, file: string, options: ArchiveOptions = {}) {
  if (existsSync(file)) throw new ArchiveError(`The file ${file} already exists.`)
  const snapshot = await openSnapshot(address)
  try {
    const manifest = createManifest(snapshot)
    await requireDiskSpace(dirname(file), estimateSize(snapshot))
    await writeArchive(listEntries(snapshot, manifest, options), file, options)
    return manifest
  } finally {
    await snapshot.close()
  }
}

const createManifest = ({ database, migrations, tables }: Snapshot): Manifest => ({
  format: FORMAT,
  version: VERSION,
  made_at: new Date().toISOString(),
  database,
  migrations,
  tables: tables.map(({ key: _, ...table }) => table),
})

/** Estimated size of a row in bytes, for the progress and the required disk space. */
const BYTES_PER_ROW = 500

async function* listEntries(
  snapshot: Snapshot,
  manifest: Manifest,
  { secretKey, onProgress = () => {} }: ArchiveOptions,
): AsyncGenerator<Entry> {
  yield* createHeaderEntries(manifest)
  if (secretKey) yield { name: KEY, bytes: Buffer.from(secretKey) }
  const totalSize = estimateSize(snapshot)
  let doneSize = 0
  for (const table of snapshot.tables) {
    for await (const entry of readEntriesOfTable(snapshot, table)) {
      doneSize += entry.rows ? entry.rows * BYTES_PER_ROW : entry.bytes.length
      onProgress(Math.min(1, doneSize / totalSize))
      yield entry
    }
  }
  onProgress(1)
}

const estimateSize = ({ tables }: Snapshot) =>
  tables.reduce((totalSize, { rows, bytes }) => totalSize + rows * BYTES_PER_ROW + bytes, 0)
