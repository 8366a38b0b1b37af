import { useEffect } from 'react'

const news = new EventTarget()
const AT_MOST_EVERY_MS = 700

/** Something of the office's work has changed, by somebody, on some server. */
export const tellScreens = () => news.dispatchEvent(new Event('news'))

/** Looks again once something has changed, and when the window is seen again. */
export function useNews(look: () => void) {
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
    return () => {
      clearTimeout(timer)
      news.removeEventListener('news', lookSoon)
      document.removeEventListener('visibilitychange', lookSoon)
    }
  }, [look])
}
