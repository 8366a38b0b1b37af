/**
 * Runs a task when the browser is idle, within a second. For background work and for storage
 * access, which blocks. Safari has no idle callback.
 */
export function runWhenIdle(task: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 1000 })
  else setTimeout(task)
}
