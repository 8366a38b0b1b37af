import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Takes over, once, what somebody has written on another screen to be sent here: `state.reply`. */
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
