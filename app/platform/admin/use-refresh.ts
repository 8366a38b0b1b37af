import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useCan } from './rights-context.tsx'

const updates = new EventTarget()
const MIN_INTERVAL_MS = 700
/** The interval for administrators who do not receive the event stream of the chat. */
const MAX_INTERVAL_MS = 30_000

/** Refreshes the screens, because data of the office has changed. */
export const refreshScreens = () => updates.dispatchEvent(new Event('change'))

/** Loads the screen again after changes of the data, and when the window becomes visible. */
export function useRefresh() {
  const { revalidate } = useRevalidator()
  const hasStream = useCan()('chat:answer')

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let refreshedAt = -MIN_INTERVAL_MS
    function refreshSoon() {
      const delay = refreshedAt + MIN_INTERVAL_MS - performance.now()
      timer ??= setTimeout(refreshNow, Math.max(0, delay))
    }
    function refreshNow() {
      timer = undefined
      refreshedAt = performance.now()
      if (!document.hidden) void revalidate()
    }
    updates.addEventListener('change', refreshSoon)
    document.addEventListener('visibilitychange', refreshSoon)
    const timerId = hasStream ? undefined : setInterval(refreshSoon, MAX_INTERVAL_MS)
    return () => {
      clearTimeout(timer)
      clearInterval(timerId)
      updates.removeEventListener('change', refreshSoon)
      document.removeEventListener('visibilitychange', refreshSoon)
    }
  }, [revalidate, hasStream])
}
