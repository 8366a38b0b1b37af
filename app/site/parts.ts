import { answerEarly } from './early-presses.ts'

type Start = (place: HTMLElement) => void

/** What runs by itself in parts of pages, each loaded where its part stands (`data-part`). */
const parts: Record<string, () => Promise<Start>> = {
  slider: () =>
    import('#app/features/hero-slides/site/start-slider.ts').then((part) => part.startSlider),
  destinations: () =>
    import('#app/features/destinations/site/keep-fresh.ts').then((part) => part.keepFresh),
  contents: () =>
    import('#app/features/guides/site/follow-reading.ts').then((part) => part.followReading),
  /** The address that search engines and other visitors are given. */
  spelling: async () => () => {
    const { pathname, search } = new URL(
      document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href,
    )
    history.replaceState(history.state, '', pathname + search)
  },
  missing: async () => () => console.error(`Page not found: ${location.pathname}`),
}

export function startParts() {
  for (const place of document.querySelectorAll<HTMLElement>('[data-part]')) {
    parts[place.dataset.part ?? '']?.().then((start) => {
      start(place)
      answerEarly(place)
    }, console.error)
  }
}
