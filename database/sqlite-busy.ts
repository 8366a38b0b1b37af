import { setTimeout as pause } from 'node:timers/promises'

/** As long as another program may hold the file before those who wait are turned away. */
export const PATIENCE_MS = 10_000
const PAUSE_MS = 10

const SQLITE_BUSY = 5

/**
 * Tries again while another program holds the file, without holding up the process meanwhile:
 * SQLite's own waiting (`busy_timeout`) stops the only thread there is.
 */
export async function whenFree<Value>(work: () => Value, until = Date.now() + PATIENCE_MS) {
  for (;;) {
    try {
      return work()
    } catch (error) {
      if (!isBusy(error) || Date.now() >= until) throw error
    }
    await pause(PAUSE_MS)
  }
}

/** Extended result codes have the plain one in their last byte. */
export function isBusy(error: unknown) {
  const { errcode } = error as { errcode?: number }
  return errcode !== undefined && (errcode & 0xff) === SQLITE_BUSY
}
