import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A backup's file; its name says when it was begun. */
export interface BackupFile {
  name: string
  made_at: string
  bytes: number
}

const pattern = /^gantavya-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.zst$/

/** That a folder is there and cannot be looked into, in a sentence for whoever asked. */
export class FolderUnreadable extends Error {}

/** The backups in a folder, the newest first; other files are nobody's concern. Throws FolderFault. */
export async function listBackupFiles(folder: string): Promise<BackupFile[]> {
  const names = await readdir(folder).catch((error) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return []
    throw new FolderUnreadable(`Backups in ${folder} cannot be found: ${error.message}`)
  })
  const files = await Promise.all(names.map((name) => describe(folder, name)))
  return files.filter((file) => file !== undefined).sort((a, b) => (a.name < b.name ? 1 : -1))
}

async function describe(folder: string, name: string): Promise<BackupFile | undefined> {
  const [, day, hours, minutes, seconds] = name.match(pattern) ?? []
  if (!day) return undefined
  const found = await stat(join(folder, name)).catch(() => undefined)
  return found && { name, made_at: `${day}T${hours}:${minutes}:${seconds}.000Z`, bytes: found.size }
}

const DAY_MS = 24 * 60 * 60 * 1000

/** A clock that was years ahead leaves backups of days that have not been: none of them is the last. */
export const isInPast = ({ made_at }: Pick<BackupFile, 'made_at'>) =>
  Date.parse(made_at) < Date.now() + DAY_MS

/** What nobody has written to for so long belongs to a server that was killed. */
const ABANDONED_AFTER_MS = 10 * 60 * 1000

/** Makes the folder, for nobody else to look into, and clears away what a killed server left there. */
export async function prepareFolder(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(({ message }) => {
    throw new Error(`Backups cannot be kept in ${folder}: ${message}`)
  })
  for (const name of await readdir(folder)) {
    if (!/^(gantavya-.*\.part|check\.sqlite)/.test(name)) continue
    const { mtimeMs } = await stat(join(folder, name))
    if (mtimeMs < Date.now() - ABANDONED_AFTER_MS) await rm(join(folder, name), { force: true })
  }
}
