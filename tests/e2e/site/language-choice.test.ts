import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readWidths } from '../forms.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, openHydrated, phone } from '../windows.ts'

const { openPage } = await openSite()

const offerOn = (page: Page) => page.getByRole('link', { name: 'यो पृष्ठ नेपालीमा' })

/** Counts layout shifts from the beginning of every page. */
async function countShifts(page: Page) {
  await page.addInitScript(() => {
    const counter = window as unknown as { shifts: number }
    counter.shifts = 0
    new PerformanceObserver((list) => {
      counter.shifts += list.getEntries().length
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Returns the number of layout shifts, after two more frames. */
const readShifts = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    return (window as unknown as { shifts: number }).shifts
  })

test.each([
  ['phone', phone],
  ['desktop', desktop],
])(
  'offers English pages in the chosen language on a %s, until English is chosen',
  async (_name, size) => {
    const page = await openPage('/', size)
    expect(await offerOn(page).count()).toBe(0)
    await page.getByRole('link', { name: 'नेपाली' }).click()
    await page.waitForURL('**/ne')
    await countShifts(page)

    for (const path of ['/', '/australia', '/compare?countries=au,ca', '/search?q=visa']) {
      await openHydrated(page, path)
      await offerOn(page).waitFor()
      expect([path, await page.getByRole('link', { name: 'नेपाली', exact: true }).count()]).toEqual([
        path,
        0,
      ])
      expect([path, await readShifts(page)]).toEqual([path, 0])
      if (size === phone) expect(await readWidths(page)).toEqual([360, 360])
    }
    expect(await page.context().cookies()).toEqual([])
    await expectAccessible(page)

    await openHydrated(page, '/canada')
    await offerOn(page).click()
    await page.waitForURL('**/ne/canada')
    await page.getByRole('link', { name: 'English' }).click()
    await page.waitForURL((address) => address.pathname === '/canada')
    await page.getByRole('link', { name: 'नेपाली', exact: true }).waitFor()
    expect(await offerOn(page).count()).toBe(0)
  },
)

test('offers nothing where there is no page', async () => {
  const page = await openPage('/')
  await page.getByRole('link', { name: 'नेपाली' }).click()
  await page.waitForURL('**/ne')

  await openHydrated(page, '/no-such-page')

  await page.getByRole('link', { name: 'नेपाली', exact: true }).waitFor()
  expect(await offerOn(page).count()).toBe(0)
})
