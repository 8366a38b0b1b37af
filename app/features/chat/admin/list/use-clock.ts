import { useEffect, useState } from 'react'

const MAX_WAIT_MS = 24 * 60 * 60 * 1000

/** Returns the current time in ms. Updates when the next of these moments has passed. */
export function useClock(moments: (string | null)[]) {
  const [now, setNow] = useState(Date.now)
  const future = moments.map((moment) => (moment ? Date.parse(moment) : 0)).filter((at) => at > now)
  const next = Math.min(...future)

  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return
    const waitMs = Math.min(Math.max(next - Date.now(), 0), MAX_WAIT_MS)
    const timer = setTimeout(() => setNow(Date.now()), waitMs)
    return () => clearTimeout(timer)
  }, [next])

  return now
}
