import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs'

/**
 * Creates the folder of the database and the secret key, readable by its owner only. Restricts an
 * existing folder too, unless it contains other folders, such as the system's folder for temporary
 * files.
 */
export function createDataFolder(path: string) {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  const { uid, mode } = statSync(path)
  const isOpen = (mode & 0o077) !== 0
  if (isOpen && uid === process.getuid?.() && hasOnlyOwnFiles(path)) chmodSync(path, 0o700)
}

const ownFolders = ['backups', 'wordpress']

const hasOnlyOwnFiles = (path: string) =>
  readdirSync(path, { withFileTypes: true }).every(
    (entry) => !entry.isDirectory() || ownFolders.includes(entry.name),
  )
