/**
 * Loads something on first use, once. A failed load is retried on the next use, because packages
 * may be being installed.
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
