import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { tracksApi } from '#app/features/applications/tracks-contract.ts'
import { signIn } from '../../processes/api-clients.ts'
import { moveByKeyboard, moveByMouse, moveByTouch } from '../dragging.ts'
import { openScreen, readFocus } from '../forms.ts'
import { openSite } from '../site.ts'
import { phone } from '../windows.ts'

const { url, openPage } = await openSite()

test('reorders destinations by keyboard, also for visitors', async () => {
  const page = await openScreen(url, '/admin/destinations')

  const [response] = await Promise.all([
    page.waitForResponse('**/api/destinations/order/'),
    moveByKeyboard(page, 'Australia', [['ArrowRight', 2]]),
  ])

  expect(response.status()).toBe(200)
  expect((await listNames(page)).slice(0, 2)).toEqual(['Canada', 'Australia'])
  await expect.poll(() => readFocus(page)).toBe('Move Australia')
  const visitor = await openPage('/destinations')
  expect((await listNames(visitor)).slice(0, 2)).toEqual(['Canada', 'Australia'])
  await page.reload()
  await page.getByRole('heading', { name: 'Canada' }).waitFor()
  expect((await listNames(page)).slice(0, 2)).toEqual(['Canada', 'Australia'])
})

test('reorders slides by keyboard, also for visitors', async () => {
  const page = await openScreen(url, '/admin/heroslides')

  const [response] = await Promise.all([
    page.waitForResponse('**/api/hero-slides/order/'),
    moveByKeyboard(page, 'Your journey starts in Kathmandu', [
      ['ArrowDown', 2],
      ['ArrowDown', 3],
    ]),
  ])

  expect(response.status()).toBe(200)
  expect(await page.getByRole('row').nth(3).textContent()).toContain('Your journey starts')
  const visitor = await openPage('/')
  await visitor.getByRole('button', { name: 'Slide 3: Your journey starts' }).waitFor()
  await visitor.getByRole('heading', { name: 'Study in Australia' }).waitFor()
})

test('cancels a keyboard move on Escape', async () => {
  const page = await openScreen(url, '/admin/destinations')
  await page.getByRole('button', { name: 'Move Japan' }).waitFor()
  const before = await listNames(page)

  await moveByKeyboard(page, 'Japan', [['ArrowLeft', 5]], 'Escape')

  expect(await listNames(page)).toEqual(before)
})

test('reorders destinations by mouse, and restores the previous order if the server refuses the new one', async () => {
  const page = await openScreen(url, '/admin/destinations')
  await page.getByRole('heading', { name: 'Canada' }).waitFor()
  const [first = '', second = '', ...others] = await listNames(page)
  await moveByMouse(page, first, second)
  await expect.poll(() => listNames(page)).toEqual([second, first, ...others])

  await page.route('**/api/destinations/order/', (route) =>
    route.fulfill({ status: 409, json: { detail: 'The list was changed.', code: 'conflict' } }),
  )
  await moveByMouse(page, second, first)

  await page.getByText('Failed to save the order. Please try again.').waitFor()
  expect(await listNames(page)).toEqual([second, first, ...others])
})

for (const [path, title] of [
  ['/admin/destinations', 'New Zealand'],
  ['/admin/heroslides', 'Study in New Zealand'],
] as const) {
  test(`reorders ${path} by touch`, async () => {
    const page = await openScreen(url, path, phone)
    await page.getByText(title, { exact: true }).waitFor()
    const [first = '', second = ''] = await listHandles(page)
    await moveByTouch(page, first, second)

    await expect.poll(async () => (await listHandles(page)).slice(0, 2)).toEqual([second, first])
  })
}

const listNames = (page: Page) => page.locator('main li :is(h2, h3)').allTextContents()

/** Returns the drag handles in order. */
async function listHandles(page: Page) {
  const buttons = await page.getByRole('button', { name: /^Move / }).all()
  const labels = await Promise.all(buttons.map((button) => button.getAttribute('aria-label')))
  return labels.map((label) => label?.replace('Move ', '') ?? '')
}

test('reorders the steps of a track by keyboard and by mouse, which are saved with it', async () => {
  const { administrator } = await signIn(url)
  const toStep = (name: string) =>
    ({ name, name_ne: '', input: 'date', milestone: '', stage_id: null }) as const
  const { id } = await administrator.call(tracksApi.add, {
    body: {
      country: 'FI',
      name: 'Finland',
      name_ne: '',
      steps: ['One', 'Two', 'Three'].map(toStep),
    },
  })
  const page = await openScreen(url, `/admin/applications/tracks?track=${id}`)
  const listSteps = () =>
    page
      .locator('fieldset[aria-label]')
      .evaluateAll((groups) => groups.map((group) => group.ariaLabel))
  /** Saves the track and loads it again. */
  async function saveSteps() {
    await page.getByRole('button', { name: 'Save track' }).click()
    await page.getByText('Track saved').waitFor()
    await page.reload()
    await page.getByRole('group', { name: 'One' }).waitFor()
  }

  await moveByKeyboard(page, 'One', [
    ['ArrowDown', 2],
    ['ArrowDown', 3],
  ])
  await expect.poll(listSteps).toEqual(['Two', 'Three', 'One'])
  await saveSteps()
  expect(await listSteps()).toEqual(['Two', 'Three', 'One'])

  await moveByMouse(page, 'Two', 'Three')
  await expect.poll(listSteps).toEqual(['Three', 'Two', 'One'])
  await saveSteps()
  expect(await listSteps()).toEqual(['Three', 'Two', 'One'])

  // Tall enough for two steps, so that both handles are in the window.
  const tall = { ...phone, viewport: { width: 360, height: 1600 } }
  const touched = await openScreen(url, `/admin/applications/tracks?track=${id}`, tall)
  await touched.getByRole('button', { name: 'Move Three', exact: true }).waitFor()
  await moveByTouch(touched, 'Three', 'Two')
  await expect
    .poll(() => touched.locator('fieldset[aria-label]').first().getAttribute('aria-label'))
    .toBe('Two')
})
