import type { OutboundPolicy } from '#app/platform/server/http/outbound-requests.ts'

/** Push services of browsers, as "host" or "*.domain", on the default https port. */
const knownServices = [
  // Chrome and browsers based on it: Edge on phones, Samsung Internet, Opera, Brave.
  'fcm.googleapis.com',
  // Chromium builds of Linux distributions.
  'jmt17.google.com',
  // Firefox.
  '*.push.services.mozilla.com',
  // Edge on Windows.
  '*.notify.windows.com',
  // Safari.
  '*.push.apple.com',
]

/** Whether the endpoint belongs to a known push service. */
export function isKnownPushService(endpoint: string, { pushServices = [] }: OutboundPolicy) {
  const url = URL.parse(endpoint)
  if (url?.protocol !== 'https:' || url.username || url.password) return false
  // `host` includes a non-default port, so an endpoint with such a port is refused.
  return [...knownServices, ...pushServices].some((each) =>
    each.startsWith('*') ? url.host.endsWith(each.slice(1)) : url.host === each,
  )
}
