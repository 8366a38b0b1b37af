import { useState } from 'react'
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
    const kept = sessionStorage.getItem(key)
    return kept ? JSON.parse(kept) : initial
  })

  function keep(changed: Draft) {
    setDraft(changed)
    const text = JSON.stringify(changed)
    if (text === JSON.stringify(initial)) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  }

  /** Whether there is something to lose, also before the next rendering. */
  const isKept = () => sessionStorage.getItem(key) !== null

  return { draft, keep, isKept }
}

/** Forgets what was being typed in this tab, and what a document keeps for when its tab is closed. */
export function clearDrafts() {
  for (const storage of [sessionStorage, localStorage]) {
    const keys = Object.keys(storage).filter((key) => /^(draft|document):/.test(key))
    for (const key of keys) storage.removeItem(key)
  }
}
