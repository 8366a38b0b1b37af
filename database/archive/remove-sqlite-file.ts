import { rmSync } from 'node:fs'

/** Removes a closed SQLite file with its WAL and journal. */
export function removeSqliteFile(path: string) {
  for (const end of ['', '-wal', '-shm', '-journal']) rmSync(path + end, { force: true })
}
