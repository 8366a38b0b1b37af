/**
 * Loads at the first use what most servers seldom need, once. What failed is tried again at the next
 * use: packages may be in the middle of an installation.
 */
export function loadOnce<Value>(load: () => Promise<Value>) {
  let loading: Promise<Value> | undefined
  return () => {
    loading ??= load().catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
