const SHORTEST_MS = 500
const LONGEST_MS = 30_000

/** How long to wait after so many failures in a row: 0.5 to 30 s, by chance, so that browsers which lost the same server do not all come back at once. */
export function backoffMs(failures: number) {
  const most = Math.min(LONGEST_MS, SHORTEST_MS * 2 ** failures)
  return SHORTEST_MS + Math.random() * (most - SHORTEST_MS)
}
