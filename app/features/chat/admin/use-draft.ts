import { useState } from 'react'

/** What is being written to a visitor: another screen, a reload or a login does not lose it. */
export function useDraft(userId: string) {
  const key = `draft:chatReply:${userId}`
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '')

  function keep(changed: string) {
    setText(changed)
    if (changed) sessionStorage.setItem(key, changed)
    else sessionStorage.removeItem(key)
  }

  return [text, keep] as const
}
