/** The browser's storage, guarded: corrupt, full or forbidden, it never throws. */
export const localStore = guard(() => localStorage)
export const sessionStore = guard(() => sessionStorage)

/** Browsers that block it throw when it is only named. */
function guard(open: () => Storage) {
  /** What the browser would not store: it lives as long as the page. */
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
    /** Returns false when only the page remembers it. */
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
        // Where nothing may be stored there is nothing to forget.
      }
    },
    keys() {
      try {
        return [...memory.keys(), ...Object.keys(open())]
      } catch {
        return [...memory.keys()]
      }
    },
    /** Whether the browser lets this site store anything at all. */
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
