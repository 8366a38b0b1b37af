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
  /** Goes along when it is given: whoever has the backup can then sign in as anybody. */
  secretKey?: string
  /** How much of it is done, from 0 to 1. */
  onProgress?: (part: number) => void
  signal?: AbortSignal
}

/**
 * Writes all rows, pictures and files of a database, as of one moment, into one new file. Throws
 * ArchiveFault where there is such a file, or no such database.
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

/** A row costs about as much as so many bytes of a picture. */
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
