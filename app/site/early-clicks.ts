declare global {
  interface Window {
    /** Buttons that were clicked before their script was loaded. */
    early?: HTMLElement[]
  }
}

/** Runs in the head of each page. Marks clicked buttons as busy and queues the clicks. */
export const recordEarlyClicks = `{
  const early = self.early = []
  addEventListener('click', ({ target }) => {
    const button = target.closest?.('[data-early]')
    if (!button || early.includes(button)) return
    early.push(button)
    button.setAttribute('aria-busy', true)
  })
}`

/** Replays queued clicks of the buttons in this element. */
export function replayEarlyClick(element: HTMLElement | null) {
  if (!element) return
  for (const button of [element, ...element.querySelectorAll('[data-early]')]) {
    button.removeAttribute('data-early')
  }
  for (const button of window.early ?? []) {
    if (!element.contains(button)) continue
    button.removeAttribute('aria-busy')
    button.click()
  }
}
