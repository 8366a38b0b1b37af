import { prefersReducedData } from '#app/platform/browser/prefers-reduced-data.ts'
import { readPage } from '#app/platform/browser/trusted-types.ts'

const refreshMs = 30_000

/**
 * Checks every 30 s, while the page is visible, whether the list at `data-list` has changed, and
 * immediately if the page has no list. Then it loads the page again and replaces the section.
 * Failures are only logged.
 */
export function startRefreshing(section: HTMLElement) {
  let shown: string | null
  let isChecking = false

  async function refreshIfChanged() {
    // On a slow line the previous check may still be loading the page.
    if (document.hidden || isChecking || prefersReducedData()) return
    isChecking = true
    try {
      // The browser revalidates with an ETag, so an unchanged list is not sent again.
      const { ok, headers } = await fetch(section.dataset.list ?? '', { cache: 'no-cache' })
      if (ok && headers.get('etag') !== shown) {
        await refreshPage(section)
        shown = headers.get('etag')
      }
    } catch (error) {
      console.error('Destinations could not be loaded', error)
    } finally {
      isChecking = false
    }
  }

  if (section.querySelector('[role=status]')) refreshIfChanged()
  setInterval(refreshIfChanged, refreshMs)
}

async function refreshPage(section: HTMLElement) {
  const response = await fetch(location.pathname, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`The page answered ${response.status}`)
  const page = await readPage(response)
  const fresh = page.querySelector('[data-part=destinations]')
  if (!fresh || fresh.innerHTML === section.innerHTML) return
  const focused = section.contains(document.activeElement) && document.activeElement
  section.replaceChildren(...fresh.childNodes)
  if (!focused) return
  const again = section.querySelector<HTMLElement>(`[href="${focused.getAttribute('href')}"]`)
  again?.focus({ preventScroll: true })
}
