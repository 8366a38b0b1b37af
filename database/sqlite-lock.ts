import { DatabaseSync } from 'node:sqlite'
import { isBusy } from './sqlite-busy.ts'

/**
 * Keeps other servers off an SQLite database until this process ends, however it ends: the lock
 * is the operating system's, on a file beside it. Throws when another server has it. What one
 * server keeps in memory another one on the same file would never hear of.
 */
export function holdAlone(path: string) {
  const file = new DatabaseSync(`${path}-lock`)
  try {
    file.exec('begin exclusive')
  } catch (error) {
    if (isBusy(error)) throw new Error(`another server is using ${path}`)
    throw error
  }
  return () => file.close()
}
