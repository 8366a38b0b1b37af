/**
 * What answers are made of, each read once until `forget` is called or its time is over, which
 * `endOf` says by when it was read. What was being read meanwhile is given to those who wait for it
 * and to nobody else.
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
      // Of a time to come is what was read before the clock was set back.
      if (last && last.at <= at && at < last.until) return last.value
      const reading = { value: read(), at, until: expiresAt(at) }
      last = reading
      // What failed is read again by the next who asks.
      reading.value.catch(() => {
        if (last === reading) last = undefined
      })
      return reading.value
    }
  }

  return {
    recall: memoize,
    clear() {
      for (const clearOne of all) clearOne()
    },
  }
}
