import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, expect, onTestFinished } from 'vitest'
import { chromiumFlags, chromiumPath, headlessPath } from '../../scripts/chromium.ts'

const browser = await chromium.launch({ executablePath: headlessPath, args: chromiumFlags })
afterAll(() => browser.close())

export const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }
export const desk = { viewport: { width: 1280, height: 800 } }

/** A browser window of somebody's own, with nothing stored yet. */
export async function openWindow(url: string, options: BrowserContextOptions = desk) {
  return openIn(browser, url, options)
}

/** One of the whole browser, which notifies, and keeps pages in memory for going back. */
export async function openWholeWindow(url: string, options: BrowserContextOptions = desk) {
  const whole = await chromium.launch({
    executablePath: chromiumPath,
    args: chromiumFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  onTestFinished(() => whole.close())
  return openIn(whole, url, options)
}

async function openIn(browser: Browser, url: string, options: BrowserContextOptions) {
  const context = await browser.newContext({ baseURL: url, ...options })
  context.setDefaultTimeout(15_000)
  onTestFinished(() => context.close())
  return context.newPage()
}

/**
 * Goes there. Pages for visitors are ready as they come; of the office's, and of its doors, the
 * router has to take over what the server rendered.
 */
export async function goAwake(page: Page, path: string) {
  await page.goto(path)
  await page.waitForFunction(
    () =>
      !('__reactRouterContext' in window) ||
      Object.keys(document.body).some((name) => name.startsWith('__reactFiber$')),
  )
  // Effects come after that. A machine that is never idle must not keep us waiting for ever.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })),
  )
}

/** WCAG 2.2 A and AA, as far as a program can tell. */
export async function expectAccessible(page: Page) {
  // What is still fading in has another contrast than it will have; what never ends is not waited for.
  await page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let quiet = 0; quiet < 3; quiet++) {
      await drawn()
      const fading = document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        )
      if (fading.length > 0) quiet = 0
      await Promise.allSettled(fading.map(({ finished }) => finished))
    }
  })
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(tags).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)
  expect(found).toEqual([])
}
