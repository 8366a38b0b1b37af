import { statSync } from 'node:fs'
import type { Locator } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { firstGuides } from '#app/features/guides/content/first-guides.ts'
import { signIn } from '../processes/api-clients.ts'
import { openSite } from './site.ts'

const widths = [320, 768, 1280]

test('shows one globe on the home page and an outline on each country card', async () => {
  const { url, openPage } = await openSite(onTestFinished)
  const { administrator } = await signIn(url)
  await administrator.call(destinationsApi.add, {
    body: { country: 'Atlantis', description: 'Not on any map' },
  })

  const page = await openPage('/')

  expect(await page.locator('main img[src*="/globes/"]').count()).toBe(0)
  expect(await page.locator('[role=group]:not([inert]) img[src^="/slides/"]').count()).toBe(1)
  const cards = page.getByRole('region', { name: 'Where will you study?' })
  const outlines = cards.locator('img[src^="/outlines/"]')
  const names = await outlines.evaluateAll((all) => all.map((each) => each.getAttribute('src')))
  expect(names).toEqual([...firstGuides.map(({ outline }) => outline), '/outlines/default.svg'])
  for (const name of names) {
    expect([name, statSync(`public${name}`).size]).toEqual([
      name,
      expect.toSatisfy((bytes: number) => bytes <= 2048),
    ])
  }
})

test('does not cover the globe of a guide', async () => {
  const { openPage } = await openSite(onTestFinished)
  const page = await openPage('about:blank')
  for (const path of firstGuides.map(({ slug }) => `/${slug}`)) {
    await page.goto(path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const globe = await edges(page.locator('main img[src^="/globes/"]'))
      const title = await edges(page.locator('h1'))
      const pass = await edges(page.locator('section[aria-labelledby=facts]'))
      const hero = await edges(page.locator('main header').first())

      const isBeside = globe.left >= title.right || globe.bottom <= title.top
      const isWhole = globe.top >= hero.top && globe.right <= width && globe.bottom <= pass.top
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
