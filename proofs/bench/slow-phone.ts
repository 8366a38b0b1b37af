import { type CDPSession, chromium, type Locator, type Page } from 'playwright-core'
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.ts'
import { median } from './load.ts'
import { inFolder, startProduct } from './processes.ts'
import type { Row } from './report.ts'

export const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }
/** 400 kbit/s both ways. */
const BYTES_PER_S = 50_000
const LATENCY_MS = 400
const SLOWER = 6
const TYPINGS = 100
/** The median of the longest touch per window, so that pauses of the machine do not count. */
const WINDOWS = 5
/** Between touches and between letters: 400 a minute, a fast typist on a phone. */
const BETWEEN_MS = 150

/** Measures responses on a slow phone: Chromium throttles network and processor. */
export function slowPhone(): Promise<Row[]> {
  return inFolder(async (folder) => {
    const product = await startProduct(folder)
    const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })
    /** One window at a time, because a throttled window keeps a processor busy. */
    const inWindow = async <T>(
      slowDown: (devtools: CDPSession) => Promise<unknown>,
      act: (page: Page) => Promise<T>,
    ) => {
      const context = await browser.newContext({ baseURL: product.url, ...phone })
      const page = await context.newPage()
      await slowDown(await context.newCDPSession(page))
      const result = await act(page)
      await context.close()
      return result
    }
    try {
      return [
        {
          subject: 'Slow phone: first tap on the chat’s button to its composer',
          ours: await inWindow(slowAll, openChat),
          unit: 'ms',
          most: 3_500,
        },
        ...(await medians(() => inWindow(slowAll, touchPage))),
        ...(await medians(() => inWindow(slowAll, touchChat))),
        {
          subject: `First words lost in the form, typed ${TYPINGS} times while its scripts load`,
          ours: await inWindow(slowProcessor, countLost),
          unit: 'times',
          most: 0,
        },
      ]
    } finally {
      await browser.close()
      await product.stop()
    }
  })
}

async function medians(take: () => Promise<Row[]>) {
  const windows: Row[][] = []
  for (let count = 0; count < WINDOWS; count++) windows.push(await take())
  const all = windows.flat()
  return (windows[0] ?? []).map((row): Row => {
    const same = all.filter(({ subject }) => subject === row.subject)
    return { ...row, ours: median(same.map(({ ours }) => ours)) }
  })
}

export async function slowAll(devtools: CDPSession) {
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_S,
    uploadThroughput: BYTES_PER_S,
  })
  await slowProcessor(devtools)
}

const slowProcessor = (devtools: CDPSession) =>
  devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })

/** Measures from the touch event until the message field is ready. */
async function openChat(page: Page) {
  await page.goto('/canada')
  await page.evaluate(() => {
    addEventListener('pointerdown', ({ timeStamp }) => Object.assign(window, { timeStamp }))
  })
  await page.getByRole('button', { name: 'Open chat' }).tap()
  await page.getByRole('textbox', { name: 'Write a message' }).waitFor()
  return page.evaluate(
    () => performance.now() - Number((window as { timeStamp?: number }).timeStamp),
  )
}

async function touchPage(page: Page): Promise<Row[]> {
  await page.goto('/', { waitUntil: 'networkidle' })
  const rows = [
    await longest(page, 'slider', () => page.getByRole('button', { name: 'Next slide' }).tap()),
    await longest(page, 'menu', async () => {
      await page.getByRole('button', { name: 'Menu' }).tap()
      await page.waitForTimeout(BETWEEN_MS)
      await page.getByRole('button', { name: 'Close' }).tap()
    }),
  ]
  const name = page.getByLabel('Full Name')
  await name.tap()
  await page.locator('[data-island][data-hydrated]').waitFor({ state: 'attached' })
  return [...rows, await longest(page, 'form', () => write(name, 'Ram'))]
}

async function touchChat(page: Page) {
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Open chat' }).tap()
  const composer = page.getByRole('textbox', { name: 'Write a message' })
  await page.getByText('Please leave your contact details.').waitFor()
  return [await longest(page, 'chat', () => write(composer, 'Yes'))]
}

async function write(field: Locator, letters: string) {
  await field.tap()
  for (const letter of letters) {
    await field.page().waitForTimeout(BETWEEN_MS)
    await field.press(letter)
  }
}

/** Measures the longest time from a touch to the next paint, once the island is hydrated. */
async function longest(page: Page, subject: string, touch: () => Promise<void>): Promise<Row> {
  await page.evaluate(watchInteractions)
  for (let time = 0; time < 3; time++) {
    await touch()
    await page.waitForTimeout(BETWEEN_MS)
  }
  const ours = await page.evaluate(readLongest)
  return { subject: `Slow phone: touch to next paint, ${subject}`, ours, unit: 'ms', most: 100 }
}

/** https://web.dev/articles/inp: the duration of an interaction is to the next paint. */
function watchInteractions() {
  const kept = window as { longestMs?: number; watching?: PerformanceObserver }
  kept.watching?.disconnect()
  kept.longestMs = 0
  const from = performance.now()
  kept.watching = new PerformanceObserver((list) => {
    // Entries of earlier touches may arrive late.
    const entries = list.getEntries().filter(({ startTime }) => startTime >= from)
    kept.longestMs = Math.max(kept.longestMs ?? 0, ...entries.map(({ duration }) => duration))
  })
  kept.watching.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Entries are reported after the frame that ends them. */
async function readLongest() {
  const kept = window as { longestMs?: number }
  for (let time = 0; time < 10 && !kept.longestMs; time++) {
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  if (!kept.longestMs) throw new Error('The browser reported no interaction')
  return kept.longestMs
}

async function countLost(page: Page) {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 100))
    await route.continue()
  })
  let lost = 0
  for (let time = 0; time < TYPINGS; time++) {
    await page.goto('/contact', { waitUntil: 'commit' })
    const name = page.getByLabel('Full Name')
    await name.pressSequentially('Abc')
    await page.locator('[data-island][data-hydrated]').waitFor()
    if ((await name.inputValue()) !== 'Abc') lost += 1
    await name.fill('')
  }
  return lost
}
