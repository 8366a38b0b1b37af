import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Failed, say } from './steps.ts'

const dataDir = () => resolve(process.env.DATA_DIR ?? 'data')
const file = () => join(dataDir(), 'gantavya.sqlite')

/** Everything in one file, as the version that wrote it does it. Gives where it lies. */
export async function keepBackup(version: string) {
  const folder = join(dataDir(), 'before-updates')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const moment = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const backup = join(folder, `${moment}.tar.zst`)
  run(version, ['scripts/backup.ts', backup])
  return backup
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
  if (process.env.DATABASE_URL) replaceAll(version, backup)
  else putInPlace(version, backup)
  say('The database is as it was before.')
}

/** Refused where other servers are at work on it: they have written since the backup. */
function replaceAll(version: string, backup: string) {
  try {
    run(version, ['scripts/restore.ts', backup, '--replace'])
  } catch (error) {
    const reason = error instanceof Failed ? error.message : String(error)
    throw new Failed(
      `${reason}\nThe new version has changed the database, so the service is stopped. Restore ${backup} into an empty database by the former version, and start that.`,
    )
  }
}

function putInPlace(version: string, backup: string) {
  const { uid, gid } = statSync(file())
  for (const end of ['', '-wal', '-shm']) {
    const each = file() + end
    if (existsSync(each)) renameSync(each, `${each}.not-ready`)
  }
  run(version, ['scripts/restore.ts', backup])
  for (const end of ['', '-wal', '-shm']) {
    if (existsSync(file() + end)) chownSync(file() + end, uid, gid)
  }
}

function run(version: string, args: string[]) {
  const env = { ...process.env, DATA_DIR: dataDir() }
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    ...{ cwd: version, env, encoding: 'utf8' },
  })
  // Its progress stands before what it says in the end.
  const [said] = stderr.trim().split('\n').slice(-1)
  if (status !== 0) throw new Failed(said || `${args[0]} ended with ${status}`)
  return stdout
}
