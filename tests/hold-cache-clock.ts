import { onTestFinished, vi } from 'vitest'

const QUARTER_MS = 15 * 60_000

/**
 * Holds the time that caches read until the test ends. They drop responses after a minute and at
 * every quarter of an hour, which a test on a busy machine may reach between two requests.
 */
export function holdCacheClock() {
  const middle = (Math.floor(Date.now() / QUARTER_MS) + 0.5) * QUARTER_MS
  vi.spyOn(Date, 'now').mockReturnValue(middle)
  vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  onTestFinished(() => void vi.restoreAllMocks())
}
