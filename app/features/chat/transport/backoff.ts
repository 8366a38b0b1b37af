const MIN_MS = 500
const MAX_MS = 30_000

/** Returns a random delay of 0.5 to 30 s, so that browsers do not all reconnect at the same moment. */
export function backoffMs(failures: number) {
  const maxMs = Math.min(MAX_MS, MIN_MS * 2 ** failures)
  return MIN_MS + Math.random() * (maxMs - MIN_MS)
}
