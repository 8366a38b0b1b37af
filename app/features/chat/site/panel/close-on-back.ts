import { sheet } from './show-dialog.ts'

/**
 * Makes the Back button close the chat instead of leaving the page, on small screens. Adds a history
 * entry, whose events the router does not receive. Returns a function that removes the listener and
 * the entry.
 */
export function closeOnBack(close: () => void) {
  if (!matchMedia(sheet).matches) return () => {}
  const isOnChatEntry = () => history.state?.isChat === true
  const listener = new AbortController()
  const { href } = location
  if (!isOnChatEntry()) history.pushState({ ...history.state, isChat: true }, '')

  function handlePopState(event: PopStateEvent) {
    if (isOnChatEntry()) return
    // The router handles a navigation to another page.
    if (location.href === href) event.stopImmediatePropagation()
    listener.abort()
    close()
  }
  addEventListener('popstate', handlePopState, { capture: true, signal: listener.signal })

  return () => {
    if (listener.signal.aborted) return
    listener.abort()
    if (!isOnChatEntry()) return
    addEventListener('popstate', (event) => event.stopImmediatePropagation(), {
      capture: true,
      once: true,
    })
    history.back()
  }
}
