import { runWhenIdle } from './run-when-idle.ts'
import { tryStorage } from './try-storage.ts'

const KEY = 'first-touch'

/** Stores the traffic source of the visit in this tab. It is only sent with an enquiry. */
export function storeFirstTouch() {
  runWhenIdle(storeTrafficSource)
  addEventListener('pagehide', storeTrafficSource)
}

function storeTrafficSource() {
  tryStorage(
    () => sessionStorage.getItem(KEY) ?? sessionStorage.setItem(KEY, describeTrafficSource()),
  )
}

/** Returns the traffic source of the visit and the current page, in the format of `readOrigin`. */
export function readFirstTouch() {
  const stored = tryStorage(() => sessionStorage.getItem(KEY))
  return `${stored ?? describeTrafficSource()}&page=${encodeURIComponent(location.pathname)}`
}

function describeTrafficSource() {
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
