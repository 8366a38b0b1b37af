/**
 * Memoizes values until `clear` is called or they expire. A value that is being read when `clear`
 * is called goes only to its current callers.
 */
export function createMemoizer(expiresAt: (now: number) => number) {
  const all = new Set<() => void>()

  function memoize<Value>(read: () => Promise<Value>) {
    let last: { value: Promise<Value>; at: number; until: number } | undefined
    all.add(() => {
      last = undefined
    })
    return () => {
      const at = Date.now()
      // After the clock was set back, a value with a future time is read again.
      if (last && last.at <= at && at < last.until) return last.value
      const reading = { value: read(), at, until: expiresAt(at) }
      last = reading
      // A failed read is retried by the next caller.
      reading.value.catch(() => {
        if (last === reading) last = undefined
      })
      return reading.value
    }
  }

  return {
    memoize,
    clear() {
      for (const clearOne of all) clearOne()
    },
  }
}
