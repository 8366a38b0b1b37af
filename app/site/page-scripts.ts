import { replayEarlyClick } from './early-clicks.ts'

type Start = (element: HTMLElement) => void

/** Loaders of the scripts that a page needs if it has an element with this name in `data-part`. */
const scriptLoaders: Record<string, () => Promise<Start>> = {
  slider: () =>
    import('#app/features/hero-slides/site/start-slider.ts').then((module) => module.startSlider),
  destinations: () =>
    import('#app/features/destinations/site/refresh-page.ts').then(
      (module) => module.startRefreshing,
    ),
  contents: () =>
    import('#app/features/guides/site/highlight-section.ts').then(
      (module) => module.highlightSection,
    ),
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
