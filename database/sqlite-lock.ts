import { DatabaseSync } from 'node:sqlite'
import { isBusy } from './sqlite-retry.ts'

/**
 * Locks an SQLite database for this process by an operating system lock on a file beside it. Throws
 * if another server has the lock, because two servers on one file would not notify each other of
 * changes.
 */
export function lockSqliteFile(path: string) {
  const file = new DatabaseSync(`${path}-lock`)
  try {
    file.exec('begin exclusive')
  } catch (error) {
    if (isBusy(error)) throw new Error(`another server is using ${path}`)
    throw error
  }
  return () => file.close()
}
