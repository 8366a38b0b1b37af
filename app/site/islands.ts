import type { ComponentType } from 'react'

/** What comes for each island of a page: see base/browser/island.tsx. */
const parts: Record<string, () => Promise<ComponentType<object>>> = {
  'contact-form': () =>
    import('#app/features/contacts/site/contact-form.tsx').then(
      ({ ContactForm }) => ContactForm as ComponentType<object>,
    ),
}

const turnsTo = ['focusin', 'pointerover', 'pointerdown', 'input']
const starting = new Map<HTMLElement, Promise<void>>()

/** Sends for an island's scripts at the first sign that somebody turns to it. */
export function startIslands() {
  for (const sign of turnsTo) document.addEventListener(sign, ({ target }) => startNearby(target))
  // Somebody may have turned to one before this ran.
  startNearby(document.activeElement)
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-island] form')) {
    // From here on our own sentences stand beside the fields, in place of the browser's bubbles.
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
  // Another sign tries again.
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

/** What was sent before the form was awake is sent by it, or as it was without scripts. */
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
  // React may have replaced the form.
  if (form.isConnected) form.requestSubmit(event.submitter)
  else place.querySelector('form')?.requestSubmit()
}
