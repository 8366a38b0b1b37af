import { setTimeout as sleep } from 'node:timers/promises'

/** Whoever asks for metrics waits no longer for a database that hangs. */
const LONGEST_MS = 3_000

/** What the work comes to, or `otherwise` when it fails or takes too long. */
export function inTime<Value>(work: Promise<Value>, otherwise: Value) {
  const over = sleep(LONGEST_MS, otherwise, { ref: false })
  return Promise.race([work.catch(() => otherwise), over])
}
