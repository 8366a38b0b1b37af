const key = 'chatPlace'

/**
 * How far up somebody has read goes with them to the next page that they open in this tab. Returns
 * what forgets it.
 */
export function keepPlace(log: HTMLElement | null, isBack: boolean) {
  const ending = new AbortController()
  ifKept(() => {
    if (log && isBack) log.scrollTop = Number(sessionStorage.getItem(key))
  })
  const keep = () => ifKept(() => sessionStorage.setItem(key, String(log?.scrollTop ?? 0)))
  addEventListener('pagehide', keep, ending)
  return () => {
    ending.abort()
    ifKept(() => sessionStorage.removeItem(key))
  }
}

/** Not every browser keeps something for us. */
function ifKept(act: () => void) {
  try {
    act()
  } catch {}
}
