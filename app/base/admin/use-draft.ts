import { useState } from 'react'
import { localStore, sessionStore } from '#app/base/browser/storage.ts'
import { useIdentity } from './identity-context.ts'

const PREFIX = 'draft:'

/**
 * What somebody is writing: another screen, a reload or a login does not lose it. Each
 * administrator has drafts of their own; one that `isUnchanged` is forgotten.
 * @param isUnchanged whether a draft has nothing to lose; by default: whether it is as `initial`
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

  /** Whether there is something to lose, also before the next rendering. */
  const hasDraft = () => sessionStore.read(key) !== null

  return { draft, keep: saveDraft, isKept: hasDraft }
}

/** Forgets what was being typed in this tab, and what a document keeps for when its tab is closed. */
export function clearDrafts() {
  for (const store of [sessionStore, localStore]) {
    const keys = store.keys().filter((key) => /^(draft|document):/.test(key))
    for (const key of keys) store.remove(key)
  }
}
