const MIN_MS = 500
const MAX_MS = 30_000

/** How long to wait after so many failures in a row: 0.5 to 30 s, by chance, so that browsers which lost the same server do not all come back at once. */
export function backoffMs(failures: number) {
  const upperMs = Math.min(MAX_MS, MIN_MS * 2 ** failures)
  return MIN_MS + Math.random() * (upperMs - MIN_MS)
}
