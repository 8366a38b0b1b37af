import { findLocks } from '#app/platform/browser/secure-context.ts'

const MAX_WAIT_MS = 20_000

/**
 * Runs `task` while no other tab runs a task of the same name. Without locks (plain http), or when a
 * frozen tab holds the lock, the task runs anyway, so it must tolerate concurrent runs. `task` must
 * not reject.
 */
export function withTabLock<Value>(name: string, task: () => Promise<Value>): Promise<Value> {
  const locks = findLocks()
  if (!locks) return task()
  const signal = AbortSignal.timeout(MAX_WAIT_MS)
  return locks.request(name, { signal }, task).catch(task) as Promise<Value>
}
