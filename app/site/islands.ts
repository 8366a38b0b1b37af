import type { ComponentType } from 'react'

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
export function startIslands() {
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
  const load = islandLoaders[element.dataset.island ?? '']
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
