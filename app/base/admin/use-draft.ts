import { useState } from 'react'
import { localStore, sessionStore } from '#app/base/browser/storage.ts'
import { useIdentity } from './identity-context.ts'

const PREFIX = 'draft:'

/**
 * Keeps unsaved input across screens, reloads and logins, separately for each administrator.
 * Unchanged drafts are deleted.
 * @param isUnchanged whether a draft can be deleted; default: it equals `initial`
 */
export function useDraft<Draft>(
  name: string,
  initial: Draft,
  isUnchanged = (draft: Draft) => JSON.stringify(draft) === JSON.stringify(initial),
) {
  const { sub } = useIdentity()
  const [key] = useState(`${PREFIX}${sub}:${name}`)
  const [draft, setDraft] = useState<Draft>(() => {
    const stored: Draft | null = JSON.parse(sessionStore.read(key) ?? 'null')
    if (stored && !isUnchanged(stored)) return stored
    sessionStore.remove(key)
    return initial
  })

  function saveDraft(changed: Draft) {
    setDraft(changed)
    if (isUnchanged(changed)) sessionStore.remove(key)
    else sessionStore.write(key, JSON.stringify(changed))
  }

  /** Whether there is unsaved input, also before the next rendering. */
  const hasDraft = () => sessionStore.read(key) !== null

  return { draft, saveDraft, hasDraft }
}

/** Deletes all drafts of this tab, and the page drafts that survive closing it. */
export function clearDrafts() {
  for (const store of [sessionStore, localStore]) {
    const keys = store.keys().filter((key) => /^(draft|document):/.test(key))
    for (const key of keys) store.remove(key)
  }
}
