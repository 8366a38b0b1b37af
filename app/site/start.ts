import type { ComponentType } from 'react'
import { startLauncher } from '#app/features/chat/site/launcher/launcher.ts'
import { restoreForm } from '#app/features/contacts/site/restore-form.ts'
import { storeFirstTouch } from '#app/platform/browser/first-touch.ts'
import { runWhenIdle } from '#app/platform/browser/run-when-idle.ts'
import { replayEarlyClick } from './early-clicks.ts'
import { offerLanguage } from './offer-language.ts'

/** The script of all public pages. Pages work without it. It loads further scripts on demand. */
export function startSite() {
  startLauncher()
  replayEarlyClick(document.querySelector('.chat-launcher'))
  startIslands()
  restoreForm()
  offerLanguage()
  storeFirstTouch()
  startMenus()
  runWhenIdle(startPageScripts)
}

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
  frame: () =>
    import('#app/features/pages/site/load-frame.ts').then((module) => module.loadFrameOnClick),
  lightbox: () =>
    import('#app/features/pages/site/lightbox.ts').then((module) => module.openPicturesInDialog),
  'form-files': () =>
    import('#app/features/forms/site/send-files.ts').then((module) => module.sendFiles),
  spelling: async () => () => {
    const { pathname, search } = new URL(
      document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href,
    )
    history.replaceState(history.state, '', pathname + search)
  },
  missing: async () => () => console.error(`Page not found: ${location.pathname}`),
}

function startPageScripts() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-part]')) {
    const { part = '' } = element.dataset
    const load = Object.hasOwn(scriptLoaders, part) ? scriptLoaders[part] : undefined
    load?.().then((start) => {
      start(element)
      replayEarlyClick(element)
    }, console.error)
  }
}

/**
 * Controls the submenus. On large screens a submenu is a panel, which closes on Escape, on a click
 * outside of it, and when the visitor follows one of its links.
 */
function startMenus() {
  const menus = [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')]
  // Closes the menu before the browser stores the page in the back/forward cache.
  addEventListener('pagehide', () =>
    document.querySelector<HTMLElement>(':popover-open')?.hidePopover(),
  )
  // Uses a media query, because reading `innerWidth` forces the browser to calculate the layout.
  if (matchMedia('(width < 64rem)').matches) {
    for (const menu of menus) menu.open = true
    return
  }
  for (const name of ['click', 'keydown']) {
    document.addEventListener(name, (event) => {
      for (const menu of menus) if (menu.open && shouldClose(menu, event)) close(menu)
    })
  }
}

function shouldClose(menu: HTMLElement, event: Event) {
  if (event instanceof KeyboardEvent) return event.key === 'Escape'
  const target = event.target as Element
  return !menu.contains(target) || target.closest('a') !== null
}

function close(menu: HTMLDetailsElement) {
  if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
  menu.open = false
}

/**
 * Loaders of the scripts of islands: the interactive components of a page, see
 * platform/browser/island.tsx.
 */
const islandLoaders: Record<string, () => Promise<ComponentType<object>>> = {
  'contact-form': () =>
    import('#app/features/contacts/site/contact-form.tsx').then(
      ({ ContactForm }) => ContactForm as ComponentType<object>,
    ),
}

const activationEvents = ['focusin', 'pointerover', 'pointerdown', 'input']
const starting = new Map<HTMLElement, Promise<void>>()

/** Loads an island's script at the first interaction with it. */
function startIslands() {
  for (const event of activationEvents)
    document.addEventListener(event, ({ target }) => startNearby(target))
  // The visitor may have focused an island before this script was loaded.
  startNearby(document.activeElement)
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-island] form')) {
    // Turns off the browser's validation, since the island shows its own error messages.
    form.noValidate = true
    form.addEventListener('submit', submitWhenStarted, { once: true })
  }
}

function startNearby(target: EventTarget | null) {
  const element = target instanceof Element && target.closest<HTMLElement>('[data-island]')
  return element ? startIsland(element).catch(console.error) : undefined
}

function startIsland(element: HTMLElement) {
  const running = starting.get(element)
  if (running) return running
  const started = start(element)
  starting.set(element, started)
  // Forgets a failed start, so that the next interaction tries again.
  started.catch(() => starting.delete(element))
  return started
}

async function start(element: HTMLElement) {
  const { island = '' } = element.dataset
  const load = Object.hasOwn(islandLoaders, island) ? islandLoaders[island] : undefined
  const [{ hydrateIsland }, component] = await Promise.all([
    import('#app/platform/browser/hydrate-island.tsx'),
    load?.(),
  ])
  if (component) await hydrateIsland(element, component)
}

/** Submits again once the island has started, or without scripts if it fails. */
async function submitWhenStarted(event: SubmitEvent) {
  const form = event.currentTarget as HTMLFormElement
  const element = form.closest<HTMLElement>('[data-island]')
  if (!element || element.dataset.hydrated !== undefined) return
  event.preventDefault()
  element.ariaBusy = 'true'
  try {
    await startIsland(element)
  } catch {
    form.noValidate = false
  }
  element.ariaBusy = null
  // Hydration may have replaced the form.
  if (form.isConnected) form.requestSubmit(event.submitter)
  else element.querySelector('form')?.requestSubmit()
}
