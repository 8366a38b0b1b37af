import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { getCountryPicture } from '#app/features/country-pictures/contract.ts'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { firstGuides } from '#app/features/guides/content/first-guides.ts'
import { signIn } from '../../processes/api-clients.ts'
import { openSite } from '../site.ts'

/** In the order of the first destinations. */
const firstCountries = ['AU', 'CA', 'GB', 'US', 'NZ', 'JP', 'KR', 'MT', 'DE', 'IE']
const widths = [320, 768, 1280]
const { url, openPage } = await openSite()
const { administrator } = await signIn(url)
await administrator.call(destinationsApi.add, {
  body: { country: 'Atlantis', description: 'Not on any map' },
})

test('shows one globe on the home page and an outline on each country card', async () => {
  const home = await openPage('/')
  expect(await home.locator('main img[src$="/globe.svg"]').count()).toBe(0)
  expect(await home.locator('[role=group]:not([inert]) img[src^="/slides/"]').count()).toBe(1)

  const page = await openPage('/destinations')
  const cards = page.getByRole('region').filter({ has: page.locator('img[src$="/outline.svg"]') })
  const outlines = cards.locator('img[src$="/outline.svg"]')
  const names = await outlines.evaluateAll((all) => all.map((each) => each.getAttribute('src')))
  expect(names).toEqual([
    ...firstCountries.map((code) => getCountryPicture(code, 'outline')),
    getCountryPicture('', 'outline'),
  ])
})

test('does not cover the globe of a guide', async () => {
  const page = await openPage('about:blank')
  for (const path of firstGuides.map(({ slug }) => `/${slug}`)) {
    await page.goto(path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const globe = await edges(page.locator('main img[src$="/globe.svg"]'))
      const title = await edges(page.locator('h1'))
      const answers = await edges(page.locator('section[aria-labelledby=facts]'))
      const hero = await edges(page.locator('main header').first())

      const isBeside = globe.left >= title.right || globe.bottom <= title.top
      const isWhole = globe.top >= hero.top && globe.right <= width && globe.bottom <= answers.top
      expect({ path, width, isBeside, isWhole }).toEqual({
        path,
        width,
        isBeside: true,
        isWhole: true,
      })
    }
  }
})

async function edges(part: Locator) {
  const { x, y, width, height } = (await part.boundingBox()) ?? expect.fail('is not shown')
  return { left: x, right: x + width, top: y, bottom: y + height }
}
