import { replayEarlyClick } from './early-clicks.ts'

type Start = (element: HTMLElement) => void

/** Scripts of page parts, each loaded when its part (`data-part`) is on the page. */
const scriptLoaders: Record<string, () => Promise<Start>> = {
  slider: () =>
    import('#app/features/hero-slides/site/start-slider.ts').then((part) => part.startSlider),
  destinations: () =>
    import('#app/features/destinations/site/refresh-page.ts').then((part) => part.startRefreshing),
  contents: () =>
    import('#app/features/guides/site/highlight-section.ts').then((part) => part.highlightSection),
  spelling: async () => () => {
    const { pathname, search } = new URL(
      document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href,
    )
    history.replaceState(history.state, '', pathname + search)
  },
  missing: async () => () => console.error(`Page not found: ${location.pathname}`),
}

export function startPageScripts() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-part]')) {
    scriptLoaders[element.dataset.part ?? '']?.().then((start) => {
      start(element)
      replayEarlyClick(element)
    }, console.error)
  }
}
