import { existsSync, statSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openDatabase } from '../connect.ts'
import { migrate } from '../migrate.ts'
import { holdAlone } from '../sqlite-lock.ts'
import type { Target } from './fill.ts'
import { ArchiveFault, type Manifest } from './format.ts'
import { syncFolder } from './pack.ts'
import { removeFile } from './remove-file.ts'
import { loadSqlite } from './sqlite-load.ts'

/** Creates the SQLite file at this path completely or not at all; its folder must exist. */
export async function intoSqlite<Loaded>(
  path: string,
  manifest: Manifest,
  load: (target: Target) => Promise<Loaded>,
): Promise<Loaded> {
  const release = holdAlone(path)
  const made = `${path}.restoring`
  try {
    requireEmpty(path)
    removeFile(made)
    const loaded = await loadSqlite(made, manifest, load)
    const db = openDatabase(made)
    await migrate(db).finally(() => db.destroy())
    await sync(made)
    await rename(made, path)
    await syncFolder(dirname(path))
    return loaded
  } finally {
    removeFile(made)
    release()
  }
}

function requireEmpty(path: string) {
  const log = `${path}-wal`
  // It may contain the last writes of a database that was moved away.
  const isLogLeft = !existsSync(path) && statSync(log, { throwIfNoEntry: false })?.size
  if (isLogLeft) throw isThere(log)
  if (!existsSync(path)) return
  const file = new DatabaseSync(path)
  try {
    if (!file.prepare('select 1 from sqlite_schema').get()) return
  } catch {
    // Damaged, but its data may still be recoverable.
  } finally {
    file.close()
  }
  throw isThere(path)
}

const isThere = (path: string) =>
  new ArchiveFault(`${path} is there already: move it away, or choose another DATA_DIR.`)

async function sync(path: string) {
  const file = await open(path)
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
