const key = 'chatPlace'

/**
 * How far up somebody has read goes with them to the next page that they open in this tab. Returns
 * how to stop.
 */
export function keepPlace(log: HTMLElement | null, isBack: boolean) {
  const ending = new AbortController()
  try {
    if (log && isBack) log.scrollTop = Number(sessionStorage.getItem(key))
  } catch {
    // The browser keeps nothing for us.
  }
  addEventListener('pagehide', keep, ending)
  return () => ending.abort()

  function keep() {
    try {
      sessionStorage.setItem(key, String(log?.scrollTop ?? 0))
    } catch {}
  }
}
