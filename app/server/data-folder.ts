import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs'

/**
 * Makes the folder of the database and the secret key, for nobody else to look into. One of ours
 * that is there already is closed to others too, unless folders lie in it: then it is more than
 * our data, as the machine's folder for temporary files.
 */
export function createDataFolder(path: string) {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  const { uid, mode } = statSync(path)
  const isOpen = (mode & 0o077) !== 0
  if (isOpen && uid === process.getuid?.() && isOnlyOurs(path)) chmodSync(path, 0o700)
}

const isOnlyOurs = (path: string) =>
  readdirSync(path, { withFileTypes: true }).every(
    (entry) => !entry.isDirectory() || entry.name === 'backups',
  )
