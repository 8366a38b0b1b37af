import { useEffect, useState } from 'react'

const EVERY_MS = 30_000

/** Returns the current time, updated every half minute. */
export function useNow() {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
