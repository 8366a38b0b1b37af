/** The storage of the browser. Never throws, even if the storage is corrupt, full or blocked. */
export const localStore = guard(() => localStorage)
export const sessionStore = guard(() => sessionStorage)

/** Wraps a storage. `open` throws in browsers that block storage. */
function guard(open: () => Storage) {
  /** Values that the browser refused to store. They are lost when the page is closed. */
  const memory = new Map<string, string>()

  return {
    read(key: string) {
      const memoryValue = memory.get(key)
      if (memoryValue !== undefined) return memoryValue
      try {
        return open().getItem(key)
      } catch {
        return null
      }
    },
    /** Returns false when the value is only in memory. */
    write(key: string, value: string) {
      try {
        open().setItem(key, value)
        memory.delete(key)
        return true
      } catch {
        memory.set(key, value)
        return false
      }
    },
    remove(key: string) {
      memory.delete(key)
      try {
        open().removeItem(key)
      } catch {
        // Storage is not allowed, so there is nothing to remove.
      }
    },
    keys() {
      try {
        return [...memory.keys(), ...Object.keys(open())]
      } catch {
        return [...memory.keys()]
      }
    },
    /** Whether the browser allows storage. */
    isAllowed() {
      try {
        open().setItem('storage-test', '')
        open().removeItem('storage-test')
        return true
      } catch {
        return false
      }
    },
  }
}
