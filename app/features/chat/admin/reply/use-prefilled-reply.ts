import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Inserts a reply that was prepared on another screen (`state.reply`), once. */
export function usePrefilledReply(write: (text: string) => void) {
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  const reply = (state as { reply?: string } | null)?.reply

  useEffect(() => {
    if (!reply) return
    write(reply)
    void navigate(pathname + search, { replace: true, state: null })
  }, [reply])
}
