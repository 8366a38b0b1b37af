import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, CDPSession, Page, ViewportSize } from 'playwright-core'

const QUIET_MS = 150

const kinds = [
  ['script', /javascript/],
  ['style', /^text\/css/],
  ['font', /^font\//],
  ['image', /^image\//],
  ['other', /./],
] as const
type Kind = (typeof kinds)[number][0]

/** What a browser that has never been here loads for a page, left alone. */
export interface Load {
  status: number
  /** As they came over the wire, with their headers. */
  bytes: Record<Kind, number>
  total: number
  requests: { origin: string; pathname: string; isOurs: boolean }[]
  /** Names of what the page left in the browser. */
  traces: string[]
}

export async function load(browser: Browser, url: string, viewport: ViewportSize): Promise<Load> {
  const context = await browser.newContext({ viewport })
  try {
    const page = await context.newPage()
    const wire = await listen(await context.newCDPSession(page), new URL(url).origin)
    const answer = await page.goto(url, { waitUntil: 'load' })
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(null))))
    await wire.quiet()
    const total = Object.values(wire.bytes).reduce((sum, size) => sum + size, 0)
    const cookies = (await context.cookies()).map(({ name }) => `the cookie ${name}`)
    const traces = [...cookies, ...(await readStores(page))]
    return { status: answer?.status() ?? 0, ...wire, total, traces }
  } finally {
    await context.close()
  }
}

/** Adds up what comes over the wire from now on. */
async function listen(session: CDPSession, home: string) {
  const bytes = { script: 0, style: 0, font: 0, image: 0, other: 0 }
  const requests: Load['requests'] = []
  const kindOf = new Map<string, Kind>()
  const pending = new Set<string>()
  let changed = performance.now()

  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { protocol, origin, pathname } = new URL(request.url)
    if (!protocol.startsWith('http')) return
    requests.push({ origin, pathname, isOurs: origin === home })
    pending.add(requestId)
    changed = performance.now()
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const [kind = 'other'] = kinds.find(([, type]) => type.test(response.mimeType)) ?? []
    kindOf.set(requestId, kind)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[kindOf.get(requestId) ?? 'other'] += encodedDataLength
    end(requestId)
  })
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId))
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  return { bytes, requests, quiet }

  function end(requestId: string) {
    pending.delete(requestId)
    changed = performance.now()
  }

  async function quiet() {
    while (pending.size > 0 || performance.now() - changed < QUIET_MS) await pause(20)
  }
}

function readStores(page: Page) {
  return page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `${key} in localStorage`),
    ...Object.keys(sessionStorage).map((key) => `${key} in sessionStorage`),
    ...(await indexedDB.databases()).map(({ name }) => `the database ${name}`),
  ])
}
