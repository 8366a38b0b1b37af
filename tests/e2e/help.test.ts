import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openChat } from './chat-panel.ts'
import { openSite } from './site.ts'
import { expectAccessible, openWindow, phone } from './windows.ts'

const { url, openPage } = await openSite()
const help = (page: Page) => page.getByRole('complementary', { name: 'Quick help' })

for (const width of [320, 360, 768, 1024, 1280]) {
  test(`help covers nothing at ${width} px`, async () => {
    const viewport = { width, height: width < 768 ? 640 : 800 }
    const page = await openWindow(url, { viewport, reducedMotion: 'reduce' })
    for (const path of ['/', '/canada', '/contact']) {
      await page.goto(path)
      if (width < 1024)
        expect([path, await barOf(page)]).toEqual([path, { width, bottom: 0, alpha: 1 }])
      // The bar covers the lower edge, so content must scroll above it.
      const parts = width < 1024 ? [1] : [0, 0.2, 0.4, 0.6, 0.8, 1]
      for (const part of parts) {
        await readOn(page, part)
        expect([path, part, await covered(page)]).toEqual([path, part, []])
      }
    }
  })
}

test('the bar of a phone calls, becomes smaller on the way down and makes way for a field', async () => {
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

test('the open chat stays when a field beside it gets the focus', async () => {
  const page = await openPage('/contact', { viewport: { width: 768, height: 1024 } })
  await openChat(page)

  await page.getByLabel('Full Name').focus()

  await help(page).getByRole('link').last().waitFor({ state: 'hidden' })
  expect(await page.getByRole('log').isVisible()).toBe(true)
})

test('a phone has a line of 32 px that scrolls away and a header of 56 px that stays', async () => {
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

    await readOn(page, 0.5)

    expect((await header.boundingBox())?.y).toBe(0)
    expect((await office.boundingBox())?.y).toBeLessThan(-32)
    const contents = page.getByRole('navigation', { name: 'On this page' })
    expect((await contents.boundingBox())?.y).toBe(56)
  }
})

async function readOn(page: Page, part: number) {
  await page.evaluate((part) => {
    scrollTo(0, part * (document.documentElement.scrollHeight - innerHeight))
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  }, part)
}

function barOf(page: Page) {
  return help(page).evaluate((bar) => {
    const { width, bottom } = bar.getBoundingClientRect()
    const [, , , alpha = '1'] = getComputedStyle(bar).backgroundColor.match(/[\d.]+/g) ?? []
    return { width, bottom: innerHeight - bottom, alpha: Number(alpha) }
  })
}

/** Returns texts and controls that the help buttons cover. */
function covered(page: Page) {
  return help(page).evaluate((help) => {
    const isBar = getComputedStyle(help).borderTopWidth !== '0px'
    const lying = [...(isBar ? [help] : help.querySelectorAll(':scope > :is(a, button)'))]
      .map((each) => each.getBoundingClientRect())
      .filter(({ width }) => width > 0)
    const lines = (node: Node) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()]
    }
    return [...document.querySelectorAll('main *, footer *')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .filter((each) => {
        const isUsed = each.matches('a, button, input, select, textarea')
        const texts = [...each.childNodes].filter(({ nodeType }) => nodeType === 3)
        const boxes = [...(isUsed ? [each.getBoundingClientRect()] : []), ...texts.flatMap(lines)]
        return boxes.some((box) =>
          lying.some(
            (over) =>
              box.left < over.right &&
              box.right > over.left &&
              box.top < over.bottom &&
              box.bottom > over.top,
          ),
        )
      })
      .map((each) => each.outerHTML.slice(0, 90))
  })
}
