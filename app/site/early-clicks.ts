declare global {
  interface Window {
    /** Buttons that were clicked before their script was loaded. */
    early?: HTMLElement[]
  }
}

/** A script for the head of each page. Marks clicked buttons as busy and records the clicks. */
export const recordEarlyClicks = `{
  const early = self.early = []
  addEventListener('click', ({ target }) => {
    const button = target.closest?.('[data-early]')
    if (!button || early.includes(button)) return
    early.push(button)
    button.setAttribute('aria-busy', true)
  })
}`

/** Replays the recorded clicks of the buttons in this element, whose script is loaded now. */
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
