import { prefersReducedData } from '#app/base/browser/prefers-reduced-data.ts'
import { readPage } from '#app/base/browser/trusted-types.ts'

const refreshMs = 30_000

/**
 * Looks every 30 s, while the page is visible, whether there are other destinations, and at once
 * when the page came without them. Only then is the page asked for again, and its section put in
 * the place of this one. A failure is only logged: what was shown stays. `data-list`: where to look.
 */
export function startRefreshing(section: HTMLElement) {
  let shown: string | null

  async function look() {
    if (document.hidden || prefersReducedData()) return
    try {
      // The browser asks with the tag of what it has: what is the same is not sent again.
      const { ok, headers } = await fetch(section.dataset.list ?? '', { cache: 'no-cache' })
      if (ok && headers.get('etag') !== shown) {
        await refreshPage(section)
        shown = headers.get('etag')
      }
    } catch (error) {
      console.error('Destinations could not be loaded', error)
    }
  }

  if (section.querySelector('[role=status]')) look()
  setInterval(look, refreshMs)
}

async function refreshPage(section: HTMLElement) {
  const answer = await fetch(location.pathname, { cache: 'no-cache' })
  if (!answer.ok) throw new Error(`The page answered ${answer.status}`)
  const page = await readPage(answer)
  const fresh = page.querySelector('[data-part=destinations]')
  if (!fresh || fresh.innerHTML === section.innerHTML) return
  const focused = section.contains(document.activeElement) && document.activeElement
  section.replaceChildren(...fresh.childNodes)
  if (!focused) return
  const again = section.querySelector<HTMLElement>(`[href="${focused.getAttribute('href')}"]`)
  again?.focus({ preventScroll: true })
}
