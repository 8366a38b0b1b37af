/**
 * What answers are made of, each read once for `keepMs` at most, until `forget` is called. What was
 * being read meanwhile is given to those who wait for it and to nobody else.
 */
export function createRecall(keepMs: number) {
  const all = new Set<() => void>()

  function recall<Value>(read: () => Promise<Value>) {
    let last: { value: Promise<Value>; until: number } | undefined
    all.add(() => {
      last = undefined
    })
    return () => {
      if (last && Date.now() < last.until) return last.value
      const reading = { value: read(), until: Date.now() + keepMs }
      last = reading
      // What failed is read again by the next who asks.
      reading.value.catch(() => {
        if (last === reading) last = undefined
      })
      return reading.value
    }
  }

  return {
    recall,
    forget() {
      for (const forgetOne of all) forgetOne()
    },
  }
}
