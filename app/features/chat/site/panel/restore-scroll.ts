import { tryStorage } from '#app/platform/browser/try-storage.ts'

const key = 'chatPlace'

/**
 * Restores the scroll position of the message log on the next page of this tab. Returns a function
 * that stops storing the position.
 */
export function restoreScroll(log: HTMLElement | null, wasOpenOnPreviousPage: boolean) {
  const listener = new AbortController()
  tryStorage(() => {
    if (log && wasOpenOnPreviousPage) log.scrollTop = Number(sessionStorage.getItem(key))
  })
  const save = () => tryStorage(() => sessionStorage.setItem(key, String(log?.scrollTop ?? 0)))
  addEventListener('pagehide', save, listener)
  return () => {
    listener.abort()
    tryStorage(() => sessionStorage.removeItem(key))
  }
}
