/**
 * Does it in a moment when nothing else waits, within a second: for what begins by itself, and for
 * what asks the browser's storage and so makes the page wait for another process. Safari has no such
 * moments.
 */
export function runWhenIdle(task: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 1000 })
  else setTimeout(task)
}
