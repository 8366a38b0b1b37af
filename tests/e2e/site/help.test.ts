import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openChat } from '../chat-panel.ts'
import { openSite } from '../site.ts'
import { expectAccessible, openWindow, phone } from '../windows.ts'

const { url, openPage } = await openSite()
const help = (page: Page) => page.getByRole('complementary', { name: 'Quick help' })

for (const width of [320, 360, 768, 1024, 1280]) {
  test(`the help buttons cover no content at ${width} px`, async () => {
    const viewport = { width, height: width < 768 ? 640 : 800 }
    const page = await openWindow(url, { viewport, reducedMotion: 'reduce' })
    for (const path of ['/', '/canada', '/contact']) {
      await page.goto(path)
      if (width < 1024)
        expect([path, await readBar(page)]).toEqual([path, { width, bottom: 0, alpha: 1 }])
      // The bar covers the lower edge, so content must scroll above it.
      const positions = width < 1024 ? [1] : [0, 0.2, 0.4, 0.6, 0.8, 1]
      for (const position of positions) {
        await scrollToPosition(page, position)
        expect([path, position, await findCovered(page)]).toEqual([path, position, []])
      }
    }
  })
}

test('the help bar of a phone has a call link, shrinks on scrolling down and hides beside a focused field', async () => {
  const page = await openPage('/contact', { ...phone, hasTouch: false })
  const height = async () => (await help(page).boundingBox())?.height
  const call = help(page).getByRole('link', { name: /^Call us/ })
  expect(await call.getAttribute('href')).toMatch(/^tel:\+977\d+$/)
  expect(await height()).toBe(65)

  await page.mouse.wheel(0, 600)
  await expect.poll(height).toBe(49)
  for (const each of [call, help(page).getByRole('button'), help(page).getByRole('link').last()]) {
    expect((await each.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  await page.mouse.wheel(0, -200)
  await expect.poll(height).toBe(65)

  await page.getByLabel('Full Name').focus()
  await help(page).waitFor({ state: 'hidden' })
  await page.getByLabel('Full Name').blur()
  await help(page).waitFor()
  await openChat(page)
  await expectAccessible(page)
})

test('the open chat remains visible when a field beside it gets the focus', async () => {
  const page = await openPage('/contact', { viewport: { width: 768, height: 1024 } })
  await openChat(page)

  await page.getByLabel('Full Name').focus()

  await help(page).getByRole('link').last().waitFor({ state: 'hidden' })
  expect(await page.getByRole('log').isVisible()).toBe(true)
})

test('on a phone the office line of 32 px scrolls away and the header of 56 px stays', async () => {
  for (const width of [320, 360]) {
    const page = await openPage('/canada', { viewport: { width, height: 640 } })
    const office = page.getByRole('region', { name: 'Our office' }).first()
    const header = page.getByRole('banner').first()
    expect((await office.boundingBox())?.height).toBe(32)
    expect((await header.boundingBox())?.height).toBe(56)
    for (const name of ['info@gantavya.example', '+977 1 000 0000']) {
      expect((await office.getByRole('link', { name }).boundingBox())?.width).toBeGreaterThan(24)
    }
    const address = office.getByText('Putalisadak, Kathmandu')
    expect(await address.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0)

    await scrollToPosition(page, 0.5)

    expect((await header.boundingBox())?.y).toBe(0)
    expect((await office.boundingBox())?.y).toBeLessThan(-32)
    const contents = page.getByRole('navigation', { name: 'On this page' })
    expect((await contents.boundingBox())?.y).toBe(56)
  }
})

async function scrollToPosition(page: Page, position: number) {
  await page.evaluate((position) => {
    scrollTo(0, position * (document.documentElement.scrollHeight - innerHeight))
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  }, position)
}

function readBar(page: Page) {
  return help(page).evaluate((bar) => {
    const { width, bottom } = bar.getBoundingClientRect()
    const [, , , alpha = '1'] = getComputedStyle(bar).backgroundColor.match(/[\d.]+/g) ?? []
    return { width, bottom: innerHeight - bottom, alpha: Number(alpha) }
  })
}

/** Returns texts and controls that the help buttons cover. */
function findCovered(page: Page) {
  return help(page).evaluate((help) => {
    const isBar = getComputedStyle(help).borderTopWidth !== '0px'
    const buttonBoxes = [...(isBar ? [help] : help.querySelectorAll(':scope > :is(a, button)'))]
      .map((each) => each.getBoundingClientRect())
      .filter(({ width }) => width > 0)
    const lineBoxes = (node: Node) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()]
    }
    return [...document.querySelectorAll('main *, footer *')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .filter((each) => {
        const isControl = each.matches('a, button, input, select, textarea')
        const texts = [...each.childNodes].filter(({ nodeType }) => nodeType === 3)
        const boxes = [
          ...(isControl ? [each.getBoundingClientRect()] : []),
          ...texts.flatMap(lineBoxes),
        ]
        return boxes.some((box) =>
          buttonBoxes.some(
            (buttonBox) =>
              box.left < buttonBox.right &&
              box.right > buttonBox.left &&
              box.top < buttonBox.bottom &&
              box.bottom > buttonBox.top,
          ),
        )
      })
      .map((each) => each.outerHTML.slice(0, 90))
  })
}
