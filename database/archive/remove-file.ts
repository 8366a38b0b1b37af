import { rmSync } from 'node:fs'

/** Removes an SQLite file that nobody has open, with what SQLite writes beside it. */
export function removeFile(path: string) {
  for (const end of ['', '-wal', '-shm', '-journal']) rmSync(path + end, { force: true })
}
