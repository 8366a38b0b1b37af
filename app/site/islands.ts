import type { ComponentType } from 'react'

/** The script of each island, see base/browser/island.tsx. */
const parts: Record<string, () => Promise<ComponentType<object>>> = {
  'contact-form': () =>
    import('#app/features/contacts/site/contact-form.tsx').then(
      ({ ContactForm }) => ContactForm as ComponentType<object>,
    ),
}

const turnsTo = ['focusin', 'pointerover', 'pointerdown', 'input']
const starting = new Map<HTMLElement, Promise<void>>()

/** Loads an island's script at the first interaction with it. */
export function startIslands() {
  for (const sign of turnsTo) document.addEventListener(sign, ({ target }) => startNearby(target))
  // An island may have been used before this ran.
  startNearby(document.activeElement)
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-island] form')) {
    // From now on our error messages replace those of the browser.
    form.noValidate = true
    form.addEventListener('submit', submitWhenStarted, { once: true })
  }
}

function startNearby(target: EventTarget | null) {
  const place = target instanceof Element && target.closest<HTMLElement>('[data-island]')
  return place ? startIsland(place).catch(console.error) : undefined
}

function startIsland(place: HTMLElement) {
  const known = starting.get(place)
  if (known) return known
  const started = start(place)
  starting.set(place, started)
  // The next interaction tries again.
  started.catch(() => starting.delete(place))
  return started
}

async function start(place: HTMLElement) {
  const load = parts[place.dataset.island ?? '']
  const [{ hydrateIsland }, part] = await Promise.all([
    import('#app/base/browser/hydrate-island.tsx'),
    load?.(),
  ])
  if (part) await hydrateIsland(place, part)
}

/** Submits again once the island has started, or without scripts if it fails. */
async function submitWhenStarted(event: SubmitEvent) {
  const form = event.currentTarget as HTMLFormElement
  const place = form.closest<HTMLElement>('[data-island]')
  if (!place || place.dataset.awake !== undefined) return
  event.preventDefault()
  place.ariaBusy = 'true'
  try {
    await startIsland(place)
  } catch {
    form.noValidate = false
  }
  place.ariaBusy = null
  // Hydration may have replaced the form.
  if (form.isConnected) form.requestSubmit(event.submitter)
  else place.querySelector('form')?.requestSubmit()
}
