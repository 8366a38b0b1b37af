import { sheet } from './show-dialog.ts'

/**
 * On a small screen the chat is a place that one goes to: the phone's Back leaves it, and the page
 * stays. It has an entry of its own in the history, which the router never hears of. Returns how
 * to stop, upon which the entry is left.
 */
export function closeOnBack(close: () => void) {
  if (!matchMedia(sheet).matches) return () => {}
  const isHere = () => history.state?.isChat === true
  const listening = new AbortController()
  const { href } = location
  if (!isHere()) history.pushState({ ...history.state, isChat: true }, '')

  function leave(event: PopStateEvent) {
    if (isHere()) return
    // Another page is the router's.
    if (location.href === href) event.stopImmediatePropagation()
    listening.abort()
    close()
  }
  addEventListener('popstate', leave, { capture: true, signal: listening.signal })

  return () => {
    if (listening.signal.aborted) return
    listening.abort()
    if (!isHere()) return
    addEventListener('popstate', (event) => event.stopImmediatePropagation(), {
      capture: true,
      once: true,
    })
    history.back()
  }
}
