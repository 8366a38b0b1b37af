/**
 * Memoizes values until `clear` is called or they expire. A value that is being fetched when
 * `clear` is called is returned to its current callers but not stored.
 */
export function createMemoizer(expiresAt: (now: number) => number) {
  const clearFunctions = new Set<() => void>()

  function memoize<Value>(read: () => Promise<Value>) {
    let last: { value: Promise<Value>; at: number; until: number } | undefined
    clearFunctions.add(() => {
      last = undefined
    })
    return () => {
      const at = Date.now()
      // After the clock was set back, a value with a future time is read again.
      if (last && last.at <= at && at < last.until) return last.value
      const entry = { value: read(), at, until: expiresAt(at) }
      last = entry
      // A failed read is retried by the next caller.
      entry.value.catch(() => {
        if (last === entry) last = undefined
      })
      return entry.value
    }
  }

  return {
    memoize,
    clear() {
      for (const clearOne of clearFunctions) clearOne()
    },
  }
}
