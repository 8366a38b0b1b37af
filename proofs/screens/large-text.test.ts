import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { routes, toNepali } from '#tests/e2e/routes.ts'
import { openSite } from '#tests/e2e/site.ts'
import { desktop, openWindow, phone } from '#tests/e2e/windows.ts'
import { signIn } from '#tests/processes/api-clients.ts'
import { publishEveryType, typeAddresses } from '#tests/publish-every-type.ts'

const { url, openPage } = await openSite()
await publishEveryType((await signIn(url)).administrator)
const englishPages = [
  ...routes.map(({ path }) => path),
  ...typeAddresses,
  '/compare?countries=au,ca,gb,nz',
]
const nepaliPages = toNepali(englishPages)
const pages = [...englishPages, ...nepaliPages]

test('text of twice the size fits every page on a phone', async () => {
  const page = await openWindow(url, { viewport: { width: 320, height: 640 } })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })

  for (const path of pages) {
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
  for (const path of pages) {
    await page.goto(path)
    expect([path, await findCutText(page)]).toEqual([path, []])
  }
})

for (const [name, width, standard] of [
  ['a phone', 360, 16],
  ['a phone with text of twice the size', 360, 32],
  ['a desktop', 1280, 16],
  ['a desktop with text of twice the size', 1280, 32],
] as const) {
  test(`no sign of Devanagari is cut off or touches the next line on ${name}`, async () => {
    const page = await openWindow(url, { viewport: { width, height: 800 } })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Page.setFontSizes', { fontSizes: { standard } })

    let checked = 0
    for (const path of nepaliPages) {
      await page.goto(path)
      const { count, cut } = await findCutSigns(page)
      expect([path, cut]).toEqual([path, []])
      checked += count
    }
    expect(checked).toBeGreaterThan(nepaliPages.length * 50)
  })
}

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
      const { left, right, top, width } = range.getBoundingClientRect()
      let edge = { left: 0, right: innerWidth, bottom: Infinity }
      for (let each = element; each; each = each.parentElement) {
        const { clipPath, overflowX } = getComputedStyle(each)
        if (clipPath !== 'none') edge = { left: -Infinity, right: Infinity, bottom: Infinity }
        else if (overflowX === 'hidden') edge = each.getBoundingClientRect()
        if (edge.right !== innerWidth) break
      }
      // A label that found no room has wrapped below the edge and is not seen at all.
      const isSeen = width > 1 && top < edge.bottom
      if (isSeen && (left < edge.left - 1 || right > edge.right + 1)) {
        found.push(`${texts.currentNode.nodeValue}: ${left}–${right}`)
      }
    }
    const { scrollWidth } = document.documentElement
    return scrollWidth > innerWidth ? [`${scrollWidth} px wide`, ...found] : found
  })
}

/**
 * Measures the drawn height of every text in Devanagari. Returns those that leave their button, their
 * cell or a clipping element, or that touch the next line, and the number of texts.
 */
function findCutSigns(page: Page) {
  return page.evaluate(async () => {
    await document.fonts.ready
    const canvas = document.createElement('canvas').getContext('2d')
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const cut: string[] = []
    let count = 0
    while (texts.nextNode()) {
      const text = texts.currentNode.nodeValue?.trim() ?? ''
      const element = texts.currentNode.parentElement
      if (!canvas || !element?.checkVisibility() || !/\p{Script=Devanagari}/u.test(text)) continue
      if (element.closest('[inert], noscript, .sr-only')) continue
      count++
      const { font } = getComputedStyle(element)
      canvas.font = font
      const measured = canvas.measureText(text)
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      // The rectangle of a line reaches from the ascent to the descent of the first font.
      const lines = [...range.getClientRects()].map(({ top }) => {
        const baseline = top + measured.fontBoundingBoxAscent
        return {
          top: baseline - measured.actualBoundingBoxAscent,
          bottom: baseline + measured.actualBoundingBoxDescent,
        }
      })
      const box = findBox(element)
      const isCut = lines.some(
        ({ top, bottom }) => top < box.bottom && (top < box.top - 1 || bottom > box.bottom + 1),
      )
      const isTouching = lines.some(({ bottom }, index) => {
        const next = lines[index + 1]
        return next && next.bottom > bottom && next.top < bottom - 1
      })
      if (isCut) cut.push(`cut off: ${text} (${font})`)
      if (isTouching) cut.push(`touches the next line: ${text} (${font})`)
    }
    return { count, cut }

    function findBox(element: Element) {
      for (let each: Element | null = element; each; each = each.parentElement) {
        const { overflowY, clipPath } = getComputedStyle(each)
        if (clipPath !== 'none') break
        const isBox = each.matches('button, td, th') || /hidden|clip/.test(overflowY)
        if (isBox) return each.getBoundingClientRect()
      }
      return { top: -Infinity, bottom: Infinity }
    }
  })
}
