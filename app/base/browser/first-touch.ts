import { runWhenIdle } from './run-when-idle.ts'

const KEY = 'first-touch'

/** Keeps in this tab how its visit began; it leaves the browser with an enquiry alone. */
export function storeFirstTouch() {
  runWhenIdle(store)
  addEventListener('pagehide', store)
}

function store() {
  try {
    sessionStorage.getItem(KEY) ?? sessionStorage.setItem(KEY, describe())
  } catch {
    // The browser keeps nothing for us.
  }
}

/** What the visit began with, and the page that one is on, as `readOrigin` of the contract reads it. */
export function readFirstTouch() {
  let stored: string | null = null
  try {
    stored = sessionStorage.getItem(KEY)
  } catch {}
  return `${stored ?? describe()}&page=${encodeURIComponent(location.pathname)}`
}

function describe() {
  const { search, pathname, host } = location
  const params = new URLSearchParams(search)
  const from = URL.parse(document.referrer)?.host ?? ''
  return `${new URLSearchParams({
    source: params.get('utm_source') ?? '',
    medium: params.get('utm_medium') ?? '',
    campaign: params.get('utm_campaign') ?? '',
    referrer: from === host ? '' : from,
    landing_page: pathname,
  })}`
}
