import { findLocks } from '#app/base/browser/secure-context.ts'

const MAX_WAIT_MS = 20_000

/**
 * Runs `task` while no other tab of this browser runs one of the same name. Where the browser has
 * no locks (plain http), or a frozen tab holds on to one, it runs all the same, so a task must
 * bear being run twice at once. `task` must not reject.
 */
export function withTabLock<Value>(name: string, task: () => Promise<Value>): Promise<Value> {
  const locks = findLocks()
  if (!locks) return task()
  const signal = AbortSignal.timeout(MAX_WAIT_MS)
  return locks.request(name, { signal }, task).catch(task) as Promise<Value>
}
