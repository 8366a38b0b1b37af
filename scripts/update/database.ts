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

/** The number of kept pre-update backups; each is as large as the database. */
const MAX_BACKUPS = 3

/** Their file name ending. */
const BACKUP = '.tar.zst'

/** SQLite's files: database, WAL and shared memory. */
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
  const made = all.filter((name) => name.endsWith(BACKUP))
  // Unfinished backups.
  const left = all.filter((name) => name.endsWith(`${BACKUP}.part`))
  for (const name of [...made.slice(0, -MAX_BACKUPS), ...left]) rmSync(join(backupFolder(), name))
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
 * Restores the database from the backup, because the previous version does not know the new schema.
 * Keeps the migrated SQLite file beside it.
 */
export function restoreBackup(version: string, backup: string) {
  try {
    // The script refuses while other servers use the database: they have written since the backup.
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

/** Writes the new file first, so that a full disk leaves the old one in place. */
function replaceDatabase(version: string, backup: string) {
  const { uid, gid } = statSync(file())
  const beside = join(dataDir(), 'restoring')
  rmSync(beside, { recursive: true, force: true })
  try {
    run(version, ['scripts/restore.ts', backup], beside)
    for (const end of SUFFIXES) {
      if (existsSync(file() + end)) renameSync(file() + end, `${file()}${end}.not-ready`)
    }
    for (const end of SUFFIXES) {
      const made = join(beside, `gantavya.sqlite${end}`)
      if (!existsSync(made)) continue
      chownSync(made, uid, gid)
      renameSync(made, file() + end)
    }
  } finally {
    rmSync(beside, { recursive: true, force: true })
  }
}

function run(version: string, args: string[], folder = dataDir()) {
  const env = { ...process.env, DATA_DIR: folder }
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    ...{ cwd: version, env, encoding: 'utf8', ...detachedOptions },
  })
  // The last line is the message; the lines before show progress.
  const [output] = stderr.trim().split('\n').slice(-1)
  if (status !== 0) throw new UpdateError(output || `${args[0]} exited with ${status}`)
  return stdout
}
