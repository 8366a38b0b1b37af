/// <reference lib="webworker" />

/**
 * Service worker of the back office: shows notifications, and an offline page. It caches nothing.
 */
declare const self: ServiceWorkerGlobalScope
/** Defined in the line that worker-script.ts prepends to this script. */
declare const office: { name: string; icon: string; language: string; offline: OfflineTexts }

interface OfflineTexts {
  title: string
  text: string
  retry: string
}

interface PushMessage {
  title: string
  address: string
  topic: string
}

self.addEventListener('install', (event) => {
  self.skipWaiting()
  bypassWorker(event)
})
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(fetchPage(event))
})
self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showNotification(event.data.json()))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openAddress(event.notification.data.address))
})

/**
 * Sends all requests except navigations directly to the network, in browsers that support static
 * routes.
 */
function bypassWorker(event: ExtendableEvent & { addRoutes?: (rule: object) => Promise<void> }) {
  const rule = { condition: { not: { requestMode: 'navigate' } }, source: 'network' }
  event.addRoutes?.(rule).catch(() => {})
}

async function activate() {
  // The browser requests the page while the worker starts, so that navigation is as fast as without
  // a worker.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

async function fetchPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    const headers = { 'content-type': 'text/html; charset=utf-8' }
    return new Response(offlinePage, { status: 503, headers })
  }
}

/** A newer notification replaces the older one of its topic and alerts again. */
function showNotification({ title, address, topic }: PushMessage) {
  const { name: body, icon } = office
  const options = { body, icon, tag: topic, renotify: true, data: { address } }
  return self.registration.showNotification(title, options)
}

/** Screens of other languages begin with its prefix. */
const isScreen = (path: string) => /^(\/[a-z-]+)?\/admin\//.test(path)

/** Shows the screen in the most recent window of the back office, or opens a new window. */
async function openAddress(address: string) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const screen = windows.find(({ url }) => isScreen(new URL(url).pathname))
  if (!screen) return self.clients.openWindow(address)
  // The open screen navigates within the app, so that unsaved drafts are kept.
  screen.postMessage({ goTo: address })
  return screen.focus()
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

const { offline } = office

const offlinePage = `<!doctype html>
<html lang="${office.language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${offline.title} – ${escapeHtml(office.name)}</title>
<style>
  body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: #fbf8f3;
    color: #1b2238; font: 1rem/1.6 system-ui, sans-serif }
  main { max-width: 26rem; padding: 1.5rem }
  h1 { margin: 0.25rem 0 0.5rem; color: #16245a; font: 600 1.75rem/1.2 Georgia, serif }
  p { margin: 0 0 1.5rem }
  a { display: inline-block; padding: 0.6rem 1.4rem; border-radius: 99px; background: #f5a524;
    color: #0f1b3d; font-weight: 600; text-decoration: none }
  a:focus-visible { outline: 3px solid #16245a; outline-offset: 3px }
  .name { margin: 0; font-weight: 600 }
</style>
<main>
  <p class="name">${escapeHtml(office.name)}</p>
  <h1>${offline.title}</h1>
  <p>${offline.text}</p>
  <a href="">${offline.retry}</a>
</main>
</html>`
