const MIN_MS = 500
const MAX_MS = 30_000

/** Exponential backoff with jitter: 0.5 s up to 30 s. */
export function backoffMs(failures: number) {
  const maxMs = Math.min(MAX_MS, MIN_MS * 2 ** failures)
  return MIN_MS + Math.random() * (maxMs - MIN_MS)
}
