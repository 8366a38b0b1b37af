/** What the browser would not store: it lives as long as the page. */
const unstored = new Map<string, string>()

/** The browser's storage as the chat uses it: corrupt, full or forbidden, it never throws. */
export function read(key: string) {
  const kept = unstored.get(key)
  if (kept !== undefined) return kept
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Returns false when only the page remembers it. */
export function write(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
    unstored.delete(key)
    return true
  } catch {
    unstored.set(key, value)
    return false
  }
}

export function forget(key: string) {
  unstored.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Where nothing may be stored there is nothing to forget.
  }
}

export function listKeys() {
  try {
    return [...unstored.keys(), ...Object.keys(localStorage)]
  } catch {
    return [...unstored.keys()]
  }
}

/** The items of a stored JSON list that are what they should be; none when it is no list. */
export function readList<Item>(key: string, isItem: (value: unknown) => value is Item) {
  try {
    const list: unknown = JSON.parse(read(key) ?? '[]')
    return Array.isArray(list) ? list.filter(isItem) : []
  } catch {
    return []
  }
}
