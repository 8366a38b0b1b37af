import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/**
 * In bytes. Files up to this size are checked within a second; larger ones only by backups, which
 * read the whole file.
 */
const MAX_CHECKED_BYTES = 256 * 1024 * 1024

const SQLITE_CORRUPT = 11
const SQLITE_NOTADB = 26

/** Whether an error means that an SQLite file is corrupt. */
export function isCorruption(error: unknown) {
  const { errcode } = error as { errcode?: number }
  return errcode !== undefined && [SQLITE_CORRUPT, SQLITE_NOTADB].includes(errcode & 0xff)
}

/**
 * Checks the integrity of an SQLite file unless it is large. Throws an error for which
 * `isCorruption` returns true, or a read error.
 */
export function checkIntegrity(path: string) {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size === 0 || size > MAX_CHECKED_BYTES) return
  const file = new DatabaseSync(path)
  try {
    const { quick_check } = file.prepare('pragma quick_check(1)').get() ?? {}
    if (quick_check === 'ok') return
    throw Object.assign(new Error(String(quick_check)), { errcode: SQLITE_CORRUPT })
  } finally {
    file.close()
  }
}
