/** Forgets what was being typed in this tab, which app/use-draft.ts keeps until it is saved. */
export function clearDrafts() {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith('draft:')) sessionStorage.removeItem(key)
  }
}
