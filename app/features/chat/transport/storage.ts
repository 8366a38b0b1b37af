import { localStore } from '#app/platform/browser/storage.ts'

export const { read, write, remove, keys: listKeys } = localStore

/** Returns the valid items of a stored JSON list. */
export function readList<Item>(key: string, isItem: (value: unknown) => value is Item) {
  try {
    const list: unknown = JSON.parse(read(key) ?? '[]')
    return Array.isArray(list) ? list.filter(isItem) : []
  } catch {
    return []
  }
}
