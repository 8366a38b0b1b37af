import type { OutboundPolicy } from '#app/base/server/outbound-requests.ts'

/** Whom browsers let push to them, as "host" or "*.domain"; at the usual port of https. */
const knownServices = [
  // Chrome, and those that are made of it: Edge on phones, Samsung Internet, Opera, Brave.
  'fcm.googleapis.com',
  // Chromium as Linux distributions build it.
  'jmt17.google.com',
  // Firefox.
  '*.push.services.mozilla.com',
  // Edge on Windows.
  '*.notify.windows.com',
  // Safari.
  '*.push.apple.com',
]

/** Whether a push service of browsers takes what is sent there. */
export function isKnownPushService(endpoint: string, { pushServices = [] }: OutboundPolicy) {
  const url = URL.parse(endpoint)
  if (url?.protocol !== 'https:' || url.username || url.password) return false
  // With the port where it is not the usual one.
  return [...knownServices, ...pushServices].some((each) =>
    each.startsWith('*') ? url.host.endsWith(each.slice(1)) : url.host === each,
  )
}
