import { setTimeout as sleep } from 'node:timers/promises'

/** The time limit for metrics when the database hangs. */
const TIMEOUT_MS = 3_000

/** Returns the result of the work, or `otherwise` when it fails or takes too long. */
export function withTimeout<Value>(work: Promise<Value>, otherwise: Value) {
  const over = sleep(TIMEOUT_MS, otherwise, { ref: false })
  return Promise.race([work.catch(() => otherwise), over])
}
