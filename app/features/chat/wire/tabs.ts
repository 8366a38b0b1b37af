const LONGEST_WAIT_MS = 20_000

/**
 * Runs `task` while no other tab of this browser runs one of the same name. Where the browser has
 * no locks (plain http), or a frozen tab holds on to one, it runs all the same, so a task must
 * bear being run twice at once. `task` must not reject.
 */
export function runAlone<Value>(name: string, task: () => Promise<Value>): Promise<Value> {
  if (!('locks' in navigator)) return task()
  const signal = AbortSignal.timeout(LONGEST_WAIT_MS)
  return navigator.locks.request(name, { signal }, task).catch(task) as Promise<Value>
}
