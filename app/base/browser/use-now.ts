import { useEffect, useState } from 'react'

const EVERY_MS = 30_000

/** The time, as exact as a line of text needs it. */
export function useNow() {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
