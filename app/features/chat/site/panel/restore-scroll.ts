const key = 'chatPlace'

/**
 * How far up somebody has read goes with them to the next page that they open in this tab. Returns
 * what forgets it.
 */
export function restoreScroll(log: HTMLElement | null, isRestored: boolean) {
  const abort = new AbortController()
  tryStorage(() => {
    if (log && isRestored) log.scrollTop = Number(sessionStorage.getItem(key))
  })
  const save = () => tryStorage(() => sessionStorage.setItem(key, String(log?.scrollTop ?? 0)))
  addEventListener('pagehide', save, abort)
  return () => {
    abort.abort()
    tryStorage(() => sessionStorage.removeItem(key))
  }
}

/** Not every browser keeps something for us. */
function tryStorage(act: () => void) {
  try {
    act()
  } catch {}
}
