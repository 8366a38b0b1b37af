import { useRef, useState } from 'react'
import { localStore, sessionStore } from '../browser/storage.ts'
import { useIdentity } from './identity-context.ts'

const PREFIX = 'draft:'

/**
 * Stores unsaved input in this tab, separately for each administrator, so that it survives other
 * screens, reloads and logins. Deletes unchanged drafts.
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

  const latest = useRef(draft)

  function saveDraft(changed: Draft) {
    latest.current = changed
    setDraft(changed)
    if (isUnchanged(changed)) sessionStore.remove(key)
    else sessionStore.write(key, JSON.stringify(changed))
  }

  /** Whether there is unsaved input, even before React has rendered the change. */
  const hasDraft = () => sessionStore.read(key) !== null

  /** Returns the draft as it is now, also to a function that began before its last change. */
  const readDraft = () => latest.current

  return { draft, saveDraft, readDraft, hasDraft }
}

/** Prefix of the keys of page drafts in the local storage. */
export const PAGE_DRAFT = 'page:'

/** Deletes all drafts of this tab, and the page drafts in the local storage. */
export function clearDrafts() {
  for (const store of [sessionStore, localStore]) {
    const keys = store
      .keys()
      .filter((key) => key.startsWith('draft:') || key.startsWith(PAGE_DRAFT))
    for (const key of keys) store.remove(key)
  }
}
