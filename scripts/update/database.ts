import { spawnSync } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { detachedOptions, UpdateError, writeLine } from './steps.ts'

const dataDir = () => resolve(process.env.DATA_DIR ?? 'data')
const file = () => join(dataDir(), 'gantavya.sqlite')
const backupFolder = () => join(dataDir(), 'before-updates')

/** The number of pre-update backups that are kept. Each one can be as large as the database. */
const MAX_BACKUPS = 3

/** The extension of backup files. */
const BACKUP = '.tar.zst'

/** The suffixes of SQLite's files: database, write-ahead log and shared memory. */
const SUFFIXES = ['', '-wal', '-shm']

/** Creates a backup with the version's own script. Returns its path. */
export function createBackup(version: string) {
  const folder = backupFolder()
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const moment = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const backup = join(folder, moment + BACKUP)
  run(version, ['scripts/backup.ts', backup])
  return backup
}

/** Deletes old pre-update backups once a version is in service. */
export function deleteOldBackups() {
  const all = readdirSync(backupFolder()).sort()
  const backups = all.filter((name) => name.endsWith(BACKUP))
  // Backups that were interrupted.
  const unfinished = all.filter((name) => name.endsWith(`${BACKUP}.part`))
  for (const name of [...backups.slice(0, -MAX_BACKUPS), ...unfinished])
    rmSync(join(backupFolder(), name))
  for (const end of SUFFIXES) rmSync(`${file()}${end}.not-ready`, { force: true })
}

/** Returns the number of migrations in the database. */
export function countMigrations(version: string) {
  const program = `
    const { openDatabase } = await import('#database/connect.ts')
    const db = openDatabase(process.argv[1])
    const { sql } = await import('kysely')
    const { rows } = await sql\`select count(*) as count from kysely_migration\`.execute(db)
    console.log(rows[0].count)
    await db.destroy()`
  const address = process.env.DATABASE_URL || file()
  return Number(run(version, ['--input-type=module', '--eval', program, address]))
}

/**
 * Restores the database from the backup, because the previous version cannot use the new schema.
 * Keeps the migrated SQLite file next to the restored one.
 */
export function restoreBackup(version: string, backup: string) {
  try {
    // The script refuses while other servers use the database, because it would delete what they
    // have written since the backup.
    if (process.env.DATABASE_URL) run(version, ['scripts/restore.ts', backup, '--replace'])
    else replaceDatabase(version, backup)
  } catch (error) {
    const reason = error instanceof UpdateError ? error.message : String(error)
    throw new UpdateError(
      `${reason}\nThe new version has changed the database, so the service is stopped. Restore ${backup} into an empty database with the previous version and start it.`,
    )
  }
  writeLine('The database was restored.')
}

/** Writes the restored file first, so that the current one stays in place if the disk is full. */
function replaceDatabase(version: string, backup: string) {
  const { uid, gid } = statSync(file())
  const temporaryFolder = join(dataDir(), 'restoring')
  rmSync(temporaryFolder, { recursive: true, force: true })
  try {
    run(version, ['scripts/restore.ts', backup], temporaryFolder)
    for (const end of SUFFIXES) {
      if (existsSync(file() + end)) renameSync(file() + end, `${file()}${end}.not-ready`)
    }
    for (const end of SUFFIXES) {
      const restoredFile = join(temporaryFolder, `gantavya.sqlite${end}`)
      if (!existsSync(restoredFile)) continue
      chownSync(restoredFile, uid, gid)
      renameSync(restoredFile, file() + end)
    }
  } finally {
    rmSync(temporaryFolder, { recursive: true, force: true })
  }
}

function run(version: string, args: string[], folder = dataDir()) {
  const env = { ...process.env, DATA_DIR: folder }
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: version,
    env,
    encoding: 'utf8',
    ...detachedOptions,
  })
  // The last line is the message; the lines before show progress.
  const [output] = stderr.trim().split('\n').slice(-1)
  if (status !== 0) throw new UpdateError(output || `${args[0]} exited with ${status}`)
  return stdout
}
