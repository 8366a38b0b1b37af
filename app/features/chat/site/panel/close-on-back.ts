import { sheet } from './show-dialog.ts'

/**
 * On small screens, Back closes the chat instead of leaving the page. The chat adds a history
 * entry, which is hidden from the router. Returns a function that removes the listener and the entry.
 */
export function closeOnBack(close: () => void) {
  if (!matchMedia(sheet).matches) return () => {}
  const isHere = () => history.state?.isChat === true
  const listening = new AbortController()
  const { href } = location
  if (!isHere()) history.pushState({ ...history.state, isChat: true }, '')

  function leave(event: PopStateEvent) {
    if (isHere()) return
    // The router handles a navigation to another page.
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
