import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import {
  ArchiveFault,
  type Entry,
  FORMAT,
  KEY,
  type Manifest,
  openingOf,
  VERSION,
} from './format.ts'
import type { Moment } from './moment.ts'
import { openMoment } from './open-moment.ts'
import { pack } from './pack.ts'
import { requireRoom } from './room.ts'
import { entriesOf } from './table-entries.ts'

export interface BackUpOptions {
  /** Included in the backup if given. The backup then allows to sign in as any administrator. */
  secretKey?: string
  /** Progress from 0 to 1. */
  onProgress?: (part: number) => void
  signal?: AbortSignal
}

/**
 * Writes a consistent snapshot of a database into a new file. Throws ArchiveFault if the file
 * exists or the database does not.
 */
export async function backUp(address: string, file: string, options: BackUpOptions = {}) {
  if (existsSync(file)) throw new ArchiveFault(`There is a file ${file} already.`)
  const moment = await openMoment(address)
  try {
    const manifest = describe(moment)
    await requireRoom(dirname(file), sizeOf(moment))
    await pack(listEntries(moment, manifest, options), file, options)
    return manifest
  } finally {
    await moment.close()
  }
}

const describe = ({ database, migrations, tables }: Moment): Manifest => ({
  format: FORMAT,
  version: VERSION,
  made_at: new Date().toISOString(),
  database,
  migrations,
  tables: tables.map(({ key: _, ...table }) => table),
})

/** Bytes of a picture that take as long as one row, for the progress. */
const BYTES_OF_ROW = 500

async function* listEntries(
  moment: Moment,
  manifest: Manifest,
  { secretKey, onProgress = () => {} }: BackUpOptions,
): AsyncGenerator<Entry> {
  yield* openingOf(manifest)
  if (secretKey) yield { name: KEY, bytes: Buffer.from(secretKey) }
  const all = sizeOf(moment)
  let done = 0
  for (const table of moment.tables) {
    for await (const entry of entriesOf(moment, table)) {
      done += entry.rows ? entry.rows * BYTES_OF_ROW : entry.bytes.length
      onProgress(Math.min(1, done / all))
      yield entry
    }
  }
  onProgress(1)
}

const sizeOf = ({ tables }: Moment) =>
  tables.reduce((all, { rows, bytes }) => all + rows * BYTES_OF_ROW + bytes, 0)
