import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, CDPSession, Page, ViewportSize } from 'playwright-core'

const QUIET_MS = 150

const kinds = [
  ['script', /javascript/],
  ['style', /^text\/css/],
  ['font', /^font\//],
  ['image', /^image\//],
] as const
type Kind = (typeof kinds)[number][0] | 'other'

/** The transfer of a first visit without interaction. */
export interface Load extends Traffic {
  status: number
  total: number
  /** Names of cookies and storage keys that the page left. */
  traces: string[]
}

interface Traffic {
  /** Transferred bytes including headers. */
  bytes: Record<Kind, number>
  requests: { origin: string; pathname: string }[]
}

/** Opens a window that loads pages one after the other, each as a first visit. */
export async function openScale(browser: Browser, viewport: ViewportSize) {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  const wire = await listen(await context.newCDPSession(page))

  /** `goOn` interacts with the page; its transfer counts too. */
  return async function load(url: string, goOn?: (page: Page) => Promise<void>): Promise<Load> {
    const traffic = wire.start()
    const answer = await page.goto(url, { waitUntil: 'load' })
    await page.evaluate(() => new Promise<unknown>((resolve) => requestIdleCallback(resolve)))
    await wire.quiet()
    if (goOn) {
      await goOn(page)
      await wire.quiet()
    }
    const total = Object.values(traffic.bytes).reduce((sum, size) => sum + size, 0)
    const cookies = (await context.cookies()).map(({ name }) => `the cookie ${name}`)
    const traces = [...cookies, ...(await readStores(page))]
    return { ...traffic, total, traces, status: answer?.status() ?? 0 }
  }
}

async function listen(session: CDPSession) {
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
    const [kind = 'other'] = kinds.find(([, type]) => type.test(response.mimeType)) ?? []
    kindOf.set(requestId, kind)
    // An event stream does not end.
    if (response.mimeType === 'text/event-stream') end(requestId)
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
  return { bytes: { script: 0, style: 0, font: 0, image: 0, other: 0 }, requests: [] }
}

function readStores(page: Page) {
  return page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `${key} in localStorage`),
    ...Object.keys(sessionStorage).map((key) => `${key} in sessionStorage`),
    ...(await indexedDB.databases()).map(({ name }) => `the database ${name}`),
  ])
}
