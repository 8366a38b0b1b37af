import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { heroSlidesApi } from '#app/features/hero-slides/contract.ts'
import { signIn } from '../../processes/api-clients.ts'
import { openSite } from '../site.ts'
import { desktop, phone } from '../windows.ts'

const site = await openSite()
const slides = 6
/** The slides react after the button's next paint. */
const nextPaintMs = 40

test('advances the slides every 5 s in a loop', async () => {
  const page = await openSlider()

  for (const next of [2, 3, 4, 5, 6, 1]) {
    const last = await shown(page)
    await page.clock.runFor(4800)
    expect(await shown(page)).toBe(last)
    await page.clock.runFor(200)
    await expectShown(page, next)
  }
})

test('shows the slide of the previous, next and dot buttons', async () => {
  const page = await openSlider()

  await press(page, 'Previous slide')
  await expectShown(page, slides)
  await press(page, 'Next slide')
  await expectShown(page, 1)
  await press(page, /^Slide 4: /)
  await expectShown(page, 4)
  const dot = page.getByRole('button', { name: /^Slide 4: / })
  expect(await dot.getAttribute('aria-current')).toBe('true')
})

test('pauses the slides while the mouse is over them', async () => {
  const page = await openSlider()

  await slider(page).hover()
  await page.clock.runFor(20_000)
  expect(await shown(page)).toBe(1)

  await page.mouse.move(0, 0)
  await page.clock.runFor(5100)
  await expectShown(page, 2)
})

test('pauses the slides while they have the keyboard focus or are paused', async () => {
  const page = await openSlider()

  await page.getByRole('link', { name: 'Free Consultation' }).first().focus()
  await page.keyboard.press('Tab')
  expect(await slider(page).locator(':focus').count()).toBe(1)
  await page.clock.runFor(20_000)
  expect(await shown(page)).toBe(1)

  await page.getByRole('button', { name: 'Pause the slides' }).press('Enter')
  await page.getByRole('link', { name: 'Free Consultation' }).first().focus()
  await page.clock.runFor(20_000)
  expect(await shown(page)).toBe(1)
})

test('pauses the slides with reduced motion until they are started', async () => {
  const page = await openSlider({ ...desktop, reducedMotion: 'reduce' })

  await page.clock.runFor(20_000)
  expect(await shown(page)).toBe(1)
  await press(page, 'Next slide')
  await expectShown(page, 2)

  await page.getByRole('button', { name: 'Play the slides' }).click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(5100)
  await expectShown(page, 3)
})

test('shows nothing without slides', async () => {
  const { url, openPage } = await openSite(onTestFinished)
  const { administrator } = await signIn(url)
  for (const { id } of await administrator.call(heroSlidesApi.list, {})) {
    await administrator.call(heroSlidesApi.remove, { params: { id } })
  }

  const page = await openPage('/')

  expect(await slider(page).count()).toBe(0)
  expect(await page.getByRole('heading', { name: 'Where will you study?' }).count()).toBe(1)
  await page.goto('/hero')
  expect(await slider(page).count()).toBe(0)
})

test('shows the first slide without buttons when scripts are off', async () => {
  const page = await site.openPage('/', { ...phone, javaScriptEnabled: false })

  expect(await shown(page)).toBe(1)
  expect(await slider(page).getByRole('button').count()).toBe(0)
})

/** Opens the home page with a fake clock at the first slide. */
async function openSlider(window: BrowserContextOptions = desktop) {
  const page = await site.openPage('about:blank', window)
  await page.clock.install()
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  for (const number of [2, 1]) {
    // A click without hover or focus.
    await page.getByRole('button', { name: `Slide ${number}: ` }).dispatchEvent('click')
    await page.clock.runFor(nextPaintMs)
    await expectShown(page, number)
  }
  return page
}

async function press(page: Page, name: string | RegExp) {
  await page.getByRole('button', { name }).click()
  await page.clock.runFor(nextPaintMs)
}

const slider = (page: Page) => page.getByRole('region', { name: 'Study abroad with us' })

/** Returns the number of the active slide; the others are inert. */
async function shown(page: Page) {
  const labels = slider(page).locator('[aria-roledescription=slide]:not([inert])')
  expect(await labels.count()).toBe(1)
  return Number.parseInt((await labels.getAttribute('aria-label')) ?? '', 10)
}

const expectShown = (page: Page, number: number) => expect.poll(() => shown(page)).toBe(number)

test('moves the slides by touch in a loop in both directions', async () => {
  const page = await openSlider(phone)
  const devtools = await page.context().newCDPSession(page)
  const box = await slider(page).boundingBox()
  const swipe = async (from: number, to: number) => {
    const at = (x: number) => ({ touchPoints: [{ x, y: (box?.y ?? 0) + 60 }] })
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from) })
    for (let step = 1; step <= 10; step++) {
      const moved = at(from + ((to - from) * step) / 10)
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', ...moved })
    }
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }

  await swipe(60, 320)
  await expectShown(page, slides)
  await swipe(300, 40)
  await expectShown(page, 1)
  await swipe(300, 40)
  await expectShown(page, 2)
})
