import { dirname } from 'node:path'
import { fill } from './fill.ts'
import { DamagedArchive, type Entry, type Manifest } from './format.ts'
import { sha256 } from './pack.ts'
import { removeFile } from './remove-file.ts'
import { look } from './restore.ts'
import { requireRoom } from './room.ts'
import { loadSqlite } from './sqlite-load.ts'
import { openSqliteMoment } from './sqlite-moment.ts'
import { entriesOf } from './table-entries.ts'
import { unpack } from './unpack.ts'

/** Upper estimate of a row with its indexes, in bytes. */
const MOST_OF_ROW = 1500

/**
 * Verifies an archive by a test restore into a temporary SQLite file and a comparison of every row.
 * Throws DamagedArchive if they differ, and other errors if the check itself failed.
 */
export async function checkArchive(
  file: string,
  temporary: string,
  onProgress: (part: number) => void = () => {},
) {
  const { manifest } = await look(file, (part) => onProgress(part / 4))
  const { tables } = manifest
  const size = tables.reduce((all, { rows, bytes }) => all + bytes + rows * MOST_OF_ROW, 0)
  removeFile(temporary)
  await requireRoom(dirname(temporary), size)
  try {
    const sums = new Map<string, string>()
    const entries = noting(
      unpack(file, (part) => onProgress(1 / 4 + part / 4)),
      sums,
    )
    await loadSqlite(temporary, manifest, (target) => fill(target, manifest, file, entries))
    await compare(temporary, manifest, sums, (part) => onProgress(1 / 2 + part / 2))
  } finally {
    removeFile(temporary)
  }
}

const isOfTable = ({ name }: Entry) => /^(tables|files)\//.test(name)

async function* noting(entries: AsyncIterable<Entry>, sums: Map<string, string>) {
  for await (const entry of entries) {
    if (isOfTable(entry)) sums.set(entry.name, sha256(entry.bytes))
    yield entry
  }
}

/** Equal rows produce equal entries. */
async function compare(
  path: string,
  { migrations }: Manifest,
  sums: Map<string, string>,
  onProgress: (part: number) => void,
) {
  const all = sums.size
  const moment = openSqliteMoment(path)
  try {
    if (moment.migrations.join() !== migrations.join()) throw differs('The version')
    for (const table of moment.tables) {
      for await (const { name, bytes } of entriesOf(moment, table)) {
        if (sums.get(name) !== sha256(bytes)) throw differs(name)
        sums.delete(name)
        onProgress((all - sums.size) / all)
      }
    }
  } finally {
    await moment.close()
  }
  for (const name of sums.keys()) throw differs(name)
}

const differs = (what: string) =>
  new DamagedArchive(`${what} was not restored as it was backed up.`)
