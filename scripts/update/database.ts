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
import { Failed, outOfTerminal, say } from './steps.ts'

const dataDir = () => resolve(process.env.DATA_DIR ?? 'data')
const file = () => join(dataDir(), 'gantavya.sqlite')
const backupFolder = () => join(dataDir(), 'before-updates')

/** As many of the backups before updates stay, for each is as large as the office. */
const KEPT = 3

/** What their names end with. */
const BACKUP = '.tar.zst'

/** What SQLite keeps beside its file, too. */
const ENDS = ['', '-wal', '-shm']

/** Everything in one file, as the version that wrote it does it. Gives where it lies. */
export function keepBackup(version: string) {
  const folder = backupFolder()
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const moment = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const backup = join(folder, moment + BACKUP)
  run(version, ['scripts/backup.ts', backup])
  return backup
}

/** Once a version is in service: what older updates left. */
export function forgetOldBackups() {
  const all = readdirSync(backupFolder()).sort()
  const made = all.filter((name) => name.endsWith(BACKUP))
  // What was begun and not ended.
  const left = all.filter((name) => name.endsWith(`${BACKUP}.part`))
  for (const name of [...made.slice(0, -KEPT), ...left]) rmSync(join(backupFolder(), name))
  for (const end of ENDS) rmSync(`${file()}${end}.not-ready`, { force: true })
}

/** How many a version's program has carried out on the database. */
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
 * Puts the database back as it was: migrations go forward only, and the former version does not know
 * what they made. A file that they made is kept beside it.
 */
export function bringBack(version: string, backup: string) {
  try {
    // Refused where other servers are at work on it: they have written since the backup.
    if (process.env.DATABASE_URL) run(version, ['scripts/restore.ts', backup, '--replace'])
    else putInPlace(version, backup)
  } catch (error) {
    const reason = error instanceof Failed ? error.message : String(error)
    throw new Failed(
      `${reason}\nThe new version has changed the database, so the service is stopped. Restore ${backup} into an empty database by the former version, and start that.`,
    )
  }
  say('The database is as it was before.')
}

/** Made beside it first: where there is no room for it, what is there stays. */
function putInPlace(version: string, backup: string) {
  const { uid, gid } = statSync(file())
  const beside = join(dataDir(), 'restoring')
  rmSync(beside, { recursive: true, force: true })
  try {
    run(version, ['scripts/restore.ts', backup], beside)
    for (const end of ENDS) {
      if (existsSync(file() + end)) renameSync(file() + end, `${file()}${end}.not-ready`)
    }
    for (const end of ENDS) {
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
    ...{ cwd: version, env, encoding: 'utf8', ...outOfTerminal },
  })
  // Its progress stands before what it says in the end.
  const [said] = stderr.trim().split('\n').slice(-1)
  if (status !== 0) throw new Failed(said || `${args[0]} ended with ${status}`)
  return stdout
}
