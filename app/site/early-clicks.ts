declare global {
  interface Window {
    /** Buttons that were pressed before something answered them. */
    early?: HTMLElement[]
  }
}

/** Runs in the head of each page: buttons show that they were heard, and wait in order. */
export const recordEarlyClicks = `{
  const early = self.early = []
  addEventListener('click', ({ target }) => {
    const button = target.closest?.('[data-early]')
    if (!button || early.includes(button)) return
    early.push(button)
    button.setAttribute('aria-busy', true)
  })
}`

/** For buttons in this place, or this button, that something answers from now on. */
export function replayEarlyClick(place: HTMLElement | null) {
  if (!place) return
  for (const button of [place, ...place.querySelectorAll('[data-early]')]) {
    button.removeAttribute('data-early')
  }
  for (const button of window.early ?? []) {
    if (!place.contains(button)) continue
    button.removeAttribute('aria-busy')
    button.click()
  }
}
