import { useState } from 'react'
import { localStore, sessionStore } from '#app/base/browser/storage.ts'
import { useIdentity } from './identity-context.ts'

const PREFIX = 'draft:'

/**
 * What somebody is writing: another screen, a reload or a login does not lose it. Each
 * administrator has drafts of their own; one that is as `initial` again is forgotten.
 */
export function useDraft<Draft>(name: string, initial: Draft) {
  const { sub } = useIdentity()
  const [key] = useState(`${PREFIX}${sub}:${name}`)
  const [draft, setDraft] = useState<Draft>(() => {
    const kept = sessionStore.read(key)
    return kept ? JSON.parse(kept) : initial
  })

  function keep(changed: Draft) {
    setDraft(changed)
    const text = JSON.stringify(changed)
    if (text === JSON.stringify(initial)) sessionStore.forget(key)
    else sessionStore.write(key, text)
  }

  /** Whether there is something to lose, also before the next rendering. */
  const isKept = () => sessionStore.read(key) !== null

  return { draft, keep, isKept }
}

/** Forgets what was being typed in this tab, and what a document keeps for when its tab is closed. */
export function clearDrafts() {
  for (const store of [sessionStore, localStore]) {
    const keys = store.keys().filter((key) => /^(draft|document):/.test(key))
    for (const key of keys) store.forget(key)
  }
}
