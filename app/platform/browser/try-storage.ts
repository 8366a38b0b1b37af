/** Accesses a storage of the browser. Returns undefined if the browser blocks it. */
export function tryStorage<Value>(access: () => Value) {
  try {
    return access()
  } catch {
    return undefined
  }
}
