import { useEffect } from 'react'
import { useMay } from './rights-context.tsx'

const news = new EventTarget()
const AT_MOST_EVERY_MS = 700
/** For who has no stream, which is the chat's. */
const AT_LEAST_EVERY_MS = 30_000

/** Something of the office's work has changed, by somebody, on some server. */
export const tellScreens = () => news.dispatchEvent(new Event('news'))

/** Looks again once something has changed, and when the window is seen again. */
export function useNews(look: () => void) {
  const isTold = useMay()('chat:answer')

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let lookedAt = -AT_MOST_EVERY_MS
    function lookSoon() {
      const pause = lookedAt + AT_MOST_EVERY_MS - performance.now()
      timer ??= setTimeout(lookNow, Math.max(0, pause))
    }
    function lookNow() {
      timer = undefined
      lookedAt = performance.now()
      if (!document.hidden) look()
    }
    news.addEventListener('news', lookSoon)
    document.addEventListener('visibilitychange', lookSoon)
    const clock = isTold ? undefined : setInterval(lookSoon, AT_LEAST_EVERY_MS)
    return () => {
      clearTimeout(timer)
      clearInterval(clock)
      news.removeEventListener('news', lookSoon)
      document.removeEventListener('visibilitychange', lookSoon)
    }
  }, [look, isTold])
}
