import { existsSync, statSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openDatabase } from '../connect.ts'
import { migrate } from '../migrate.ts'
import { lockSqliteFile } from '../sqlite-lock.ts'
import { ArchiveError, type Manifest } from './format.ts'
import type { RowTarget } from './load-entries.ts'
import { removeSqliteFile } from './remove-sqlite-file.ts'
import { loadSqlite } from './sqlite-load.ts'
import { syncFolder } from './write-archive.ts'

/** Creates the SQLite file at this path completely or not at all; its folder must exist. */
export async function restoreSqlite<Loaded>(
  path: string,
  manifest: Manifest,
  load: (target: RowTarget) => Promise<Loaded>,
): Promise<Loaded> {
  const release = lockSqliteFile(path)
  const temporary = `${path}.restoring`
  try {
    requireEmpty(path)
    removeSqliteFile(temporary)
    const loaded = await loadSqlite(temporary, manifest, load)
    const db = openDatabase(temporary)
    await migrate(db).finally(() => db.destroy())
    await syncFile(temporary)
    await rename(temporary, path)
    await syncFolder(dirname(path))
    return loaded
  } finally {
    removeSqliteFile(temporary)
    release()
  }
}

function requireEmpty(path: string) {
  const wal = `${path}-wal`
  // A WAL without its database may contain the last writes of a database that was moved.
  const hasLeftoverWal = !existsSync(path) && statSync(wal, { throwIfNoEntry: false })?.size
  if (hasLeftoverWal) throw existsError(wal)
  if (!existsSync(path)) return
  const file = new DatabaseSync(path)
  try {
    if (!file.prepare('select 1 from sqlite_schema').get()) return
  } catch {
    // The file is damaged, but is not replaced, because its data may still be recoverable.
  } finally {
    file.close()
  }
  throw existsError(path)
}

const existsError = (path: string) =>
  new ArchiveError(`${path} already exists. Move it to another folder, or set another DATA_DIR.`)

async function syncFile(path: string) {
  const file = await open(path)
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
