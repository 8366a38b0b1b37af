import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, CDPSession, Page, ViewportSize } from 'playwright-core'

const QUIET_MS = 150

/** Patterns of the media type and the address. The letters of Devanagari count on their own. */
const kinds = [
  ['script', /^\S*javascript/],
  ['style', /^text\/css/],
  ['devanagari', /^font\/.*devanagari/],
  ['font', /^font\//],
  ['image', /^image\//],
] as const
type Kind = (typeof kinds)[number][0] | 'other'

/** The transfer of a first visit without interaction. */
export interface Load extends Traffic {
  status: number
  total: number
  /** Names of the cookies and storage keys that the page has stored. */
  traces: string[]
}

interface Traffic {
  /** Transferred bytes including headers. */
  bytes: Record<Kind, number>
  requests: { origin: string; pathname: string }[]
}

/**
 * Opens a browser window and returns a function that loads pages in it, each as a first visit, and
 * measures the transfer.
 */
export async function openPageLoader(browser: Browser, viewport: ViewportSize) {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  const network = await recordTraffic(await context.newCDPSession(page))

  /** Loads a page. The transfer during `interact` counts, too. */
  return async function load(url: string, interact?: (page: Page) => Promise<void>): Promise<Load> {
    const traffic = network.start()
    const response = await page.goto(url, { waitUntil: 'load' })
    await page.evaluate(() => new Promise<unknown>((resolve) => requestIdleCallback(resolve)))
    await network.quiet()
    if (interact) {
      await interact(page)
      await network.quiet()
    }
    const total = Object.values(traffic.bytes).reduce((sum, size) => sum + size, 0)
    const cookies = (await context.cookies()).map(({ name }) => `the cookie ${name}`)
    const traces = [...cookies, ...(await readStores(page))]
    return { ...traffic, total, traces, status: response?.status() ?? 0 }
  }
}

async function recordTraffic(session: CDPSession) {
  const kindOf = new Map<string, Kind>()
  const pending = new Set<string>()
  let traffic = noTraffic()
  let changed = 0

  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { protocol, origin, pathname } = new URL(request.url)
    if (!protocol.startsWith('http')) return
    traffic.requests.push({ origin, pathname })
    pending.add(requestId)
    changed = performance.now()
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const { mimeType, url } = response
    const [kind = 'other'] = kinds.find(([, pattern]) => pattern.test(`${mimeType} ${url}`)) ?? []
    kindOf.set(requestId, kind)
    // An event stream never finishes, so it does not count as pending.
    if (mimeType === 'text/event-stream') end(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.bytes[kindOf.get(requestId) ?? 'other'] += encodedDataLength
    end(requestId)
  })
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId))
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  return { start, quiet }

  function start() {
    traffic = noTraffic()
    return traffic
  }

  function end(requestId: string) {
    pending.delete(requestId)
    changed = performance.now()
  }

  async function quiet() {
    while (pending.size > 0 || performance.now() - changed < QUIET_MS) await pause(20)
  }
}

function noTraffic(): Traffic {
  const bytes = { script: 0, style: 0, devanagari: 0, font: 0, image: 0, other: 0 }
  return { bytes, requests: [] }
}

function readStores(page: Page) {
  return page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `${key} in localStorage`),
    ...Object.keys(sessionStorage).map((key) => `${key} in sessionStorage`),
    ...(await indexedDB.databases()).map(({ name }) => `the database ${name}`),
  ])
}
