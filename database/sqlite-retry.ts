import { setTimeout as pause } from 'node:timers/promises'

/** How long to wait for another program that locks the file. */
export const LOCK_TIMEOUT_MS = 10_000
const RETRY_MS = 10

const SQLITE_BUSY = 5

/**
 * Retries while another program locks the file. SQLite's own `busy_timeout` would block the event
 * loop.
 */
export async function retryWhileBusy<Value>(
  work: () => Value,
  until = Date.now() + LOCK_TIMEOUT_MS,
) {
  for (;;) {
    try {
      return work()
    } catch (error) {
      if (!isBusy(error) || Date.now() >= until) throw error
    }
    await pause(RETRY_MS)
  }
}

/** The last byte of an extended result code is the primary code. */
export function isBusy(error: unknown) {
  const { errcode } = error as { errcode?: number }
  return errcode !== undefined && (errcode & 0xff) === SQLITE_BUSY
}
