/** The browser's storage, guarded: corrupt, full or forbidden, it never throws. */
export const localStore = guard(() => localStorage)
export const sessionStore = guard(() => sessionStorage)

/** Browsers that block it throw when it is only named. */
function guard(open: () => Storage) {
  /** What the browser would not store: it lives as long as the page. */
  const unstored = new Map<string, string>()

  return {
    read(key: string) {
      const kept = unstored.get(key)
      if (kept !== undefined) return kept
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
        unstored.delete(key)
        return true
      } catch {
        unstored.set(key, value)
        return false
      }
    },
    forget(key: string) {
      unstored.delete(key)
      try {
        open().removeItem(key)
      } catch {
        // Where nothing may be stored there is nothing to forget.
      }
    },
    keys() {
      try {
        return [...unstored.keys(), ...Object.keys(open())]
      } catch {
        return [...unstored.keys()]
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
