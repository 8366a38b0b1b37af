import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A backup file; its name contains the start time. */
export interface BackupFile {
  name: string
  made_at: string
  bytes: number
}

const pattern = /^gantavya-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.zst$/

/** Thrown if the folder exists but cannot be read. Administrators see the message. */
export class FolderUnreadable extends Error {}

/** Returns the backup files, newest first; ignores other files. Throws FolderUnreadable. */
export async function listBackupFiles(folder: string): Promise<BackupFile[]> {
  const names = await readdir(folder).catch((error) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return []
    throw new FolderUnreadable(`The backup folder ${folder} cannot be read: ${error.message}`)
  })
  const files = await Promise.all(names.map((name) => describe(folder, name)))
  return files.filter((file) => file !== undefined).sort((a, b) => (a.name < b.name ? 1 : -1))
}

async function describe(folder: string, name: string): Promise<BackupFile | undefined> {
  const [, day, hours, minutes, seconds] = name.match(pattern) ?? []
  if (!day) return undefined
  const stats = await stat(join(folder, name)).catch(() => undefined)
  return stats && { name, made_at: `${day}T${hours}:${minutes}:${seconds}.000Z`, bytes: stats.size }
}

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Whether a backup is not dated in the future. A wrong system clock may have created such backups;
 * they never count as the last one.
 */
export const isInPast = ({ made_at }: Pick<BackupFile, 'made_at'>) =>
  Date.parse(made_at) < Date.now() + DAY_MS

/**
 * An unfinished file that was not written for this time was left behind by a server that was
 * killed.
 */
const ABANDONED_AFTER_MS = 10 * 60 * 1000

/** Creates the folder with owner-only access and removes abandoned files. */
export async function prepareFolder(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(({ message }) => {
    throw new Error(`Backups cannot be written to ${folder}: ${message}`)
  })
  for (const name of await readdir(folder)) {
    if (!/^(gantavya-.*\.part|check\.sqlite)/.test(name)) continue
    const { mtimeMs } = await stat(join(folder, name))
    if (mtimeMs < Date.now() - ABANDONED_AFTER_MS) await rm(join(folder, name), { force: true })
  }
}
