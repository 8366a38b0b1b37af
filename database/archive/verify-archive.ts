import { dirname } from 'node:path'
import { requireDiskSpace } from './disk-space.ts'
import { DamagedArchive, type Entry, type Manifest } from './format.ts'
import { loadEntries } from './load-entries.ts'
import { readVerifiedEntries } from './read-archive.ts'
import { removeSqliteFile } from './remove-sqlite-file.ts'
import { readArchive } from './restore.ts'
import { loadSqlite } from './sqlite-load.ts'
import { openSqliteSnapshot } from './sqlite-snapshot.ts'
import { readEntriesOfTable } from './table-entries.ts'
import { sha256 } from './write-archive.ts'

/** Upper estimate of a row with its indexes, in bytes. */
const MAX_ROW_BYTES = 1500

/**
 * Verifies an archive by a test restore into a temporary SQLite file and a comparison of every row.
 * Throws DamagedArchive if they differ, and other errors if the check itself failed.
 */
export async function verifyArchive(
  file: string,
  temporary: string,
  onProgress: (part: number) => void = () => {},
) {
  const { manifest } = await readArchive(file, (part) => onProgress(part / 4))
  const { tables } = manifest
  const size = tables.reduce((all, { rows, bytes }) => all + bytes + rows * MAX_ROW_BYTES, 0)
  removeSqliteFile(temporary)
  await requireDiskSpace(dirname(temporary), size)
  try {
    const checksums = new Map<string, string>()
    const entries = recordChecksums(
      readVerifiedEntries(file, (part) => onProgress(1 / 4 + part / 4)),
      checksums,
    )
    await loadSqlite(temporary, manifest, (target) => loadEntries(target, manifest, file, entries))
    await compareChecksums(temporary, manifest, checksums, (part) => onProgress(1 / 2 + part / 2))
  } finally {
    removeSqliteFile(temporary)
  }
}

const isOfTable = ({ name }: Entry) => /^(tables|files)\//.test(name)

async function* recordChecksums(entries: AsyncIterable<Entry>, checksums: Map<string, string>) {
  for await (const entry of entries) {
    if (isOfTable(entry)) checksums.set(entry.name, sha256(entry.bytes))
    yield entry
  }
}

/** Exports the restored rows again and compares the checksums of their entries. */
async function compareChecksums(
  path: string,
  { migrations }: Manifest,
  checksums: Map<string, string>,
  onProgress: (part: number) => void,
) {
  const all = checksums.size
  const snapshot = openSqliteSnapshot(path)
  try {
    if (snapshot.migrations.join() !== migrations.join()) throw mismatchError('The version')
    for (const table of snapshot.tables) {
      for await (const { name, bytes } of readEntriesOfTable(snapshot, table)) {
        if (checksums.get(name) !== sha256(bytes)) throw mismatchError(name)
        checksums.delete(name)
        onProgress((all - checksums.size) / all)
      }
    }
  } finally {
    await snapshot.close()
  }
  for (const name of checksums.keys()) throw mismatchError(name)
}

const mismatchError = (what: string) =>
  new DamagedArchive(`${what} differs between the backup and the restored data.`)
