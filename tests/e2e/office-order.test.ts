import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { moveByKeyboard, moveByMouse, moveByTouch } from './dragging.ts'
import { openScreen, readFocus } from './forms.ts'
import { openSite } from './site.ts'
import { phone } from './windows.ts'

const { url, openPage } = await openSite()

test('destinations change places by keyboard, and visitors see it', async () => {
  const page = await openScreen(url, '/admin/destinations')

  const [stored] = await Promise.all([
    page.waitForResponse('**/api/destinations/order/'),
    moveByKeyboard(page, 'Australia', [['ArrowRight', 2]]),
  ])

  expect(stored.status()).toBe(200)
  expect((await names(page)).slice(0, 2)).toEqual(['Canada', 'Australia'])
  await expect.poll(() => readFocus(page)).toBe('Move Australia')
  const visitor = await openPage('/destinations')
  expect((await names(visitor)).slice(0, 2)).toEqual(['Canada', 'Australia'])
  await page.reload()
  await page.getByRole('heading', { name: 'Canada' }).waitFor()
  expect((await names(page)).slice(0, 2)).toEqual(['Canada', 'Australia'])
})

test('slides change places by keyboard, and visitors see it', async () => {
  const page = await openScreen(url, '/admin/heroslides')

  const [stored] = await Promise.all([
    page.waitForResponse('**/api/hero-slides/order/'),
    moveByKeyboard(page, 'Your journey starts in Kathmandu', [
      ['ArrowDown', 2],
      ['ArrowDown', 3],
    ]),
  ])

  expect(stored.status()).toBe(200)
  expect(await page.getByRole('row').nth(3).textContent()).toContain('Your journey starts')
  const visitor = await openPage('/')
  await visitor.getByRole('button', { name: 'Slide 3: Your journey starts' }).waitFor()
  await visitor.getByRole('heading', { name: 'Study in Australia' }).waitFor()
})

test('Escape leaves what was picked up where it was', async () => {
  const page = await openScreen(url, '/admin/destinations')
  await page.getByRole('button', { name: 'Move Japan' }).waitFor()
  const before = await names(page)

  await moveByKeyboard(page, 'Japan', [['ArrowLeft', 5]], 'Escape')

  expect(await names(page)).toEqual(before)
})

test('destinations change places by mouse; an order that is refused is taken back', async () => {
  const page = await openScreen(url, '/admin/destinations')
  await page.getByRole('heading', { name: 'Canada' }).waitFor()
  const [first = '', second = '', ...others] = await names(page)
  await moveByMouse(page, first, second)
  await expect.poll(() => names(page)).toEqual([second, first, ...others])

  await page.route('**/api/destinations/order/', (route) =>
    route.fulfill({ status: 409, json: { detail: 'The list was changed.', code: 'conflict' } }),
  )
  await moveByMouse(page, second, first)

  await page.getByText('Failed to save the order. Please try again.').waitFor()
  expect(await names(page)).toEqual([second, first, ...others])
})

for (const [path, title] of [
  ['/admin/destinations', 'New Zealand'],
  ['/admin/heroslides', 'Study in New Zealand'],
] as const) {
  test(`${path} changes its order by a finger`, async () => {
    const page = await openScreen(url, path, phone)
    await page.getByText(title, { exact: true }).waitFor()
    const [first = '', second = ''] = await handles(page)
    await moveByTouch(page, first, second)

    await expect.poll(async () => (await handles(page)).slice(0, 2)).toEqual([second, first])
  })
}

const names = (page: Page) => page.locator('main li :is(h2, h3)').allTextContents()

/** Returns the drag handles in order. */
async function handles(page: Page) {
  const buttons = await page.getByRole('button', { name: /^Move / }).all()
  const labels = await Promise.all(buttons.map((button) => button.getAttribute('aria-label')))
  return labels.map((label) => label?.replace('Move ', '') ?? '')
}
