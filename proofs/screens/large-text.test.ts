import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { routes } from '#tests/e2e/routes.ts'
import { openSite } from '#tests/e2e/site.ts'
import { desktop, openWindow, phone } from '#tests/e2e/windows.ts'

const { url, openPage } = await openSite()
const pages = [...routes, { path: '/compare?countries=au,ca,gb,nz' }]

test('text of twice the size fits every page on a phone', async () => {
  const page = await openWindow(url, { viewport: { width: 320, height: 640 } })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })

  for (const { path } of pages) {
    await page.goto(path)
    expect([path, await findCutText(page)]).toEqual([path, []])
  }
  const size = await page.locator('body').evaluate((body) => getComputedStyle(body).fontSize)
  expect(size).toBe('32px')
})

test('a window zoomed to 200 % scrolls in one direction only', async () => {
  const page = await openWindow(url, {
    viewport: { width: 640, height: 400 },
    deviceScaleFactor: 2,
  })
  for (const { path } of pages) {
    await page.goto(path)
    expect([path, await findCutText(page)]).toEqual([path, []])
  }
})

for (const [name, window] of [
  ['a phone', phone],
  ['a desktop', desktop],
] as const) {
  test(`buttons have a border in forced colours mode on ${name}`, async () => {
    const page = await openWindow(url, { ...window, forcedColors: 'active' })
    for (const { path } of routes) {
      await page.goto(path)
      const withoutBorder = await page
        .locator('button, a.rounded-full, .help a')
        .evaluateAll((buttons) =>
          buttons
            .filter((each) => each.checkVisibility())
            .filter((each) =>
              ['', '::before'].every((part) => {
                const { borderTopStyle, borderTopWidth } = getComputedStyle(each, part)
                return borderTopStyle === 'none' || borderTopWidth === '0px'
              }),
            )
            .map(({ outerHTML }) => outerHTML.slice(0, 90)),
        )
      expect([path, withoutBorder]).toEqual([path, []])
    }
  })
}

test('prints the home page as dark text without interactive elements', async () => {
  const page = await openPage('/')

  await page.emulateMedia({ media: 'print' })

  for (const text of ['Your journey starts in Kathmandu', 'Initial Consultation', 'Canada']) {
    const textElement = page.locator('main').getByText(text).first()
    expect(await textElement.isVisible(), text).toBe(true)
    expect(await textElement.evaluate((each) => getComputedStyle(each).color)).toBe(
      'rgb(27, 34, 56)',
    )
  }
  for (const role of ['navigation', 'button', 'textbox', 'complementary'] as const) {
    expect([role, await page.getByRole(role, { name: /^(?!Contact details)/ }).count()]).toEqual([
      role,
      0,
    ])
  }
})

/** Returns text that overflows the page or a clipping element. */
function findCutText(page: Page) {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement
      const isRead = element?.checkVisibility() && !element.closest('[inert], noscript')
      if (!isRead || !texts.currentNode.nodeValue?.trim()) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const { left, right, width } = range.getBoundingClientRect()
      let edge = { left: 0, right: innerWidth }
      for (let each = element; each; each = each.parentElement) {
        const { clipPath, overflowX } = getComputedStyle(each)
        if (clipPath !== 'none') edge = { left: -Infinity, right: Infinity }
        else if (overflowX === 'hidden') edge = each.getBoundingClientRect()
        if (edge.right !== innerWidth) break
      }
      if (width > 1 && (left < edge.left - 1 || right > edge.right + 1)) {
        found.push(`${texts.currentNode.nodeValue}: ${left}–${right}`)
      }
    }
    const { scrollWidth } = document.documentElement
    return scrollWidth > innerWidth ? [`${scrollWidth} px wide`, ...found] : found
  })
}
