import { whenIdle } from './when-idle.ts'

const KEY = 'first-touch'

/** Keeps in this tab how its visit began; it leaves the browser with an enquiry alone. */
export function keepFirstTouch() {
  whenIdle(keep)
  addEventListener('pagehide', keep)
}

function keep() {
  try {
    sessionStorage.getItem(KEY) ?? sessionStorage.setItem(KEY, describe())
  } catch {
    // The browser keeps nothing for us.
  }
}

/** What the visit began with, and the page that one is on, as `readOrigin` of the contract reads it. */
export function readFirstTouch() {
  let kept: string | null = null
  try {
    kept = sessionStorage.getItem(KEY)
  } catch {}
  return `${kept ?? describe()}&page=${encodeURIComponent(location.pathname)}`
}

function describe() {
  const { search, pathname, host } = location
  const asked = new URLSearchParams(search)
  const from = URL.parse(document.referrer)?.host ?? ''
  return `${new URLSearchParams({
    source: asked.get('utm_source') ?? '',
    medium: asked.get('utm_medium') ?? '',
    campaign: asked.get('utm_campaign') ?? '',
    referrer: from === host ? '' : from,
    landing_page: pathname,
  })}`
}
