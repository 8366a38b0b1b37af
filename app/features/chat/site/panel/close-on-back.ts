import { sheet } from './show-dialog.ts'

/**
 * On small screens, Back closes the chat instead of leaving the page. The chat has its own history
 * entry, which the router does not see. Returns a function that stops it and leaves the entry.
 */
export function closeOnBack(close: () => void) {
  if (!matchMedia(sheet).matches) return () => {}
  const isHere = () => history.state?.isChat === true
  const listening = new AbortController()
  const { href } = location
  if (!isHere()) history.pushState({ ...history.state, isChat: true }, '')

  function leave(event: PopStateEvent) {
    if (isHere()) return
    // Navigation to another page is handled by the router.
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
