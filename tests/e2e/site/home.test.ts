import { expect, test } from 'vitest'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { factsApi } from '#app/features/facts/contract.ts'
import { makeDestination } from '../../factories.ts'
import { signIn } from '../../processes/api-clients.ts'
import { openSite } from '../site.ts'
import { expectAccessible, phone } from '../windows.ts'

const { openPage, url } = await openSite()
const { administrator } = await signIn(url)
const scriptless = { javaScriptEnabled: false }

test('finds the countries that fit a budget', async () => {
  for (const hasScripts of [true, false]) {
    const page = await openPage('/', { ...phone, javaScriptEnabled: hasScripts })
    const button = page.getByRole('button', { name: 'Show what fits' })
    const box = await button.boundingBox()
    expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThan(740)
    await page.getByLabel('For the first year, in all').selectOption('Up to NPR 1.5 crore')
    await page.getByLabel('Level').selectOption('Bachelor’s')
    await page.getByLabel('Country', { exact: true }).selectOption('Canada')

    await button.click()

    await page.waitForURL(/\/find\?budget=150&level=bachelor&country=ca/)
    await page
      .getByRole('heading', { level: 2, name: 'Up to NPR 1.5 crore, Bachelor’s, Canada' })
      .waitFor()
    const answer = page.getByRole('status')
    await answer.getByText(/^Even the upper end is within your budget in .*Germany/).waitFor()
    await answer
      .getByText(/^Costs begin within your budget, but can exceed it, in Canada, .*the UK/)
      .waitFor()
    await answer.getByText(/^Compared are the 4 that come first\. Left out: \d \(/).waitFor()
    const compared = await page.getByRole('columnheader').allTextContents()
    expect(compared).toHaveLength(4)
    expect(compared[0]).toBe('Canada')
    const widths = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
    expect(widths[1]).toBe(widths[0])
    // The check needs animation frames, which a page without scripts does not get.
    if (hasScripts) await expectAccessible(page)
  }

  const page = await openPage('/')
  const list = page.getByRole('region', { name: 'Where will you study?' })
  const rows = await list.getByRole('listitem').filter({ hasText: 'NPR' }).allTextContents()
  const isIncomplete = rows.map((text) => text.includes('without'))
  expect(isIncomplete).toEqual(isIncomplete.toSorted())
  const complete = list.getByRole('listitem').filter({ hasNotText: 'without' })
  const costs = await complete.getByText(/^NPR/).allTextContents()
  const lowest = costs.map(
    (text) => Number.parseFloat(text.slice(4)) * (/^\S+ [\d.]+. crore/.test(text) ? 100 : 1),
  )
  expect(lowest.length).toBeGreaterThan(3)
  expect(lowest).toEqual(lowest.toSorted((a, b) => a - b))
  await expectAccessible(page)
})

test('explains why nothing fits and which value is wrong', async () => {
  const page = await openPage('/find?budget=1&country=ca')
  await page.getByText(/^The first year in Canada costs NPR.*more than NPR.1.lakh\./).waitFor()
  await page.getByText(/^No country fits NPR.1.lakh\. The lowest first year is in /).waitFor()
  await expectAccessible(page)

  await page.goto('/find?budget=abc&level=phd&country=//example.com')
  for (const field of ['an amount', 'a level', 'a country']) {
    await page.getByText(`Please choose ${field} from the list.`).waitFor()
  }
  expect(new URL(page.url()).pathname).toBe('/find')
})

test('lists all countries in their own currency and offers no budget without exchange rates', async () => {
  for (const { id } of await administrator.call(factsApi.list, { querystring: { q: 'npr.' } })) {
    await administrator.call(factsApi.remove, { params: { id } })
  }
  await administrator.call(destinationsApi.add, {
    body: makeDestination({ country: 'Norway', description: 'Fjords and universities' }),
  })
  const page = await openPage('/', scriptless)
  const list = page.getByRole('region', { name: 'Where will you study?' })
  const rowOf = (name: string) =>
    list.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

  await rowOf('Canada')
    .getByText(/CAD.42,400–110,500/)
    .waitFor()
  await rowOf('Canada')
    .getByText(/CAD.23,448/)
    .waitFor()
  await rowOf('Norway').getByText('Fjords and universities').waitFor()
  expect(await list.getByRole('listitem').last().textContent()).toContain('Norway')
  expect(await page.getByLabel('For the first year, in all').count()).toBe(0)
  await page.getByRole('heading', { name: 'Where can you study?' }).waitFor()
  await page.getByLabel('Level').selectOption('Master’s')
  await page.getByRole('button', { name: 'Show what fits' }).click()
  await page.waitForURL(/\/find\?level=master/)
  await page.getByRole('heading', { level: 2, name: 'Master’s' }).waitFor()
  await page.getByText(/^No confirmed first-year costs for this choice yet: .*the USA/).waitFor()
})
