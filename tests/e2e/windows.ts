import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axeCore from 'axe-core'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { chromiumFlags, chromiumPath, headlessPath } from '../../scripts/chromium.ts'

/** One browser per process. */
let sharedBrowser: Promise<Browser> | undefined

async function getBrowser() {
  if (!sharedBrowser || !(await sharedBrowser).isConnected()) {
    // Starts no GPU process.
    const args = [...chromiumFlags, '--disable-gpu']
    sharedBrowser = chromium.launch({ executablePath: headlessPath, args })
  }
  return sharedBrowser
}

/** Delay of each React task in ms, to simulate a slow phone with a fast server. */
const taskDelayMs = Number(process.env.DRAWING_MS) || 0

/** React schedules tasks by MessageChannel, which a fake clock must not stop. */
function delayTasks(ms: number) {
  const later = window.setTimeout.bind(window)
  const { postMessage } = MessagePort.prototype
  MessagePort.prototype.postMessage = function (...args: unknown[]) {
    later(() => Reflect.apply(postMessage, this, args), ms)
  }
}

export const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }
export const desktop = { viewport: { width: 1280, height: 800 } }

/** Opens a window with its own empty storage. */
export async function openWindow(url: string, options: BrowserContextOptions = desktop) {
  return openIn(await getBrowser(), url, options)
}

/** Opens a window of the full browser, which supports notifications and the back/forward cache. */
export async function openFullBrowserWindow(url: string, options: BrowserContextOptions = desktop) {
  const fullBrowser = await chromium.launch({
    executablePath: chromiumPath,
    args: chromiumFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  onTestFinished(() => fullBrowser.close())
  return openIn(fullBrowser, url, options)
}

/** Opens a window on plain HTTP by a LAN name: not a secure context. */
export async function openInsecureWindow(url: string, options: BrowserContextOptions = desktop) {
  const args = [...chromiumFlags, '--disable-gpu', '--host-resolver-rules=MAP office.lan 127.0.0.1']
  const browser = await chromium.launch({ executablePath: headlessPath, args })
  onTestFinished(() => browser.close())
  return openIn(browser, `http://office.lan:${new URL(url).port}`, options)
}

async function openIn(browser: Browser, url: string, options: BrowserContextOptions) {
  const context = await browser.newContext({ baseURL: url, ...options })
  context.setDefaultTimeout(30_000)
  if (taskDelayMs > 0) await context.addInitScript(delayTasks, taskDelayMs)
  const violations: string[] = []
  context.on('console', (message) => {
    if (/Content Security Policy|Trusted ?(Types|HTML|Script)/.test(message.text())) {
      violations.push(message.text())
    }
  })
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await printPages(context.pages())
    await context.close()
    expect(violations, 'what the page’s policy refused').toEqual([])
  })
  return context.newPage()
}

/** Prints the visible text of each page when a test fails. */
async function printPages(pages: Page[]) {
  for (const page of pages) {
    const shown = page.locator('body').ariaSnapshot({ timeout: 5_000 })
    console.error(`${page.url()} shows\n${await shown.catch(String)}`)
  }
}

/**
 * Opens a path and waits until the page works. On office and login pages this is after hydration.
 */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path)
  await page.waitForFunction(
    () =>
      !('__reactRouterContext' in window) ||
      Object.keys(document.body).some((name) => name.startsWith('__reactFiber$')),
  )
  // Waits for effects too, with a limit on busy machines.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })),
  )
}

// The minified build, which parses faster.
const axeScript = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Holds the pointer on the button Undo, so that its toast stays during slow checks. */
export const keepToast = (page: Page) => page.getByRole('button', { name: 'Undo' }).hover()

/** Checks WCAG 2.2 A and AA with axe. Runs only with PROOFS, because it takes a tenth of the time. */
export async function expectAccessible(page: Page) {
  if (!process.env.PROOFS) return
  // A screen of the office that is still loading has no heading.
  await page.locator('h1, dialog:modal').first().waitFor({ state: 'attached' })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript)
  let found = await runAxe(page)
  // Repeats the check when elements changed meanwhile.
  for (let attempt = 0; found.hasChanged && attempt < 3; attempt++) found = await runAxe(page)
  expect(found.violations).toEqual([])
}

async function runAxe(page: Page) {
  await page.evaluate(waitForAnimations)
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof axeCore }
    // Elements behind a modal dialog are not reachable.
    const dialogs = [...document.querySelectorAll('dialog:modal')]
    const { violations } = await axe.run(dialogs.length > 0 ? { include: dialogs } : document, {
      runOnly,
      resultTypes: ['violations'],
      preload: false,
    })
    const nodes = violations.flatMap((each) => each.nodes)
    const isPresent = ({ target }: axeCore.NodeResult) => document.querySelector(`${target[0]}`)
    return {
      violations: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`),
      hasChanged:
        nodes.length > 0 && (!nodes.every(isPresent) || document.getAnimations().length > 0),
    }
  }, axeTags)
}

/** Waits for finite animations, because fading elements have a lower contrast. */
async function waitForAnimations() {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  for (let quietFrames = 0; quietFrames < 3; quietFrames++) {
    await nextFrame()
    const running = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      )
    if (running.length > 0) quietFrames = 0
    await Promise.allSettled(running.map(({ finished }) => finished))
  }
}
