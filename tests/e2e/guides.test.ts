import { expect, test } from 'vitest'
import { factsApi, factValuesApi } from '#app/features/facts/contract.ts'
import { currencies } from '#app/features/facts/vocabulary-contract.ts'
import { firstGuides } from '#app/features/guides/content/first-guides.ts'
import { makeFact } from '#tests/factories.ts'
import { signIn } from '../processes/api-clients.ts'
import { openSite } from './site.ts'
import { expectAccessible, phone } from './windows.ts'

const { openPage, url } = await openSite()

test('shows the key answers first, also in rupees, without scripts and on a phone', async () => {
  await addExchangeRates()
  for (const path of firstGuides.map(({ slug }) => `/${slug}`)) {
    const page = await openPage(path, { ...phone, javaScriptEnabled: false })
    const labels = await page
      .locator('section[aria-labelledby=facts] dl')
      .first()
      .locator('dt')
      .allTextContents()
    expect([path, labels]).toEqual([
      path,
      [
        'First year costs',
        'To show in the bank',
        'Visa fee',
        'Visa takes',
        'Work while studying',
        'Intakes',
      ],
    ])
    const height = await page.locator('html').evaluate((html) => html.scrollHeight)
    expect([path, height]).toEqual([path, expect.toSatisfy((pixels: number) => pixels <= 7000)])
    await page.context().close()
  }
})

/** Adds exchange rates, so that amounts also show in rupees. */
async function addExchangeRates() {
  const { administrator } = await signIn(url)
  for (const currency of currencies.filter((each) => each !== 'NPR')) {
    const body = makeFact({ key: `npr.${currency.toLowerCase()}`, unit: 'NPR', label: currency })
    const { id } = await administrator.call(factsApi.add, { body })
    const rate = { from: '135.5', page_date: '2026-11-20', publisher: 'An example of a long name' }
    await administrator.call(factValuesApi.add, { params: { id }, body: rate })
  }
}

test('leads from the home page to the costs and funds of Canada in two taps and one screen', async () => {
  const page = await openPage('/', phone)
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Canada', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Study in Canada' }).waitFor()

  for (const answer of ['about CAD 51,746', 'CAD 23,448 a year']) {
    const text = page.locator('section[aria-labelledby=facts] dd').filter({ hasText: answer })
    const box = await text.boundingBox()
    expect((box?.y ?? Number.NaN) + (await page.evaluate(() => scrollY))).toBeLessThan(2 * 640)
  }
})

test('keeps the table of contents visible on a phone and marks the current section', async () => {
  const page = await openPage('/canada', phone)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await page.evaluate(() => document.getElementById('costs')?.scrollIntoView())
  await contents.locator('summary').getByText('Costs').waitFor()

  await contents.locator('summary').click()
  await expectAccessible(page)
  await contents.getByRole('link', { name: 'Scholarships' }).filter({ visible: true }).click()

  await contents.locator('summary').getByText('Scholarships').waitFor()
  expect(await contents.locator('details').getAttribute('open')).toBeNull()
})

test('opens the contact form with a prepared question about figures', async () => {
  const page = await openPage('/canada', phone)

  await page.getByRole('link', { name: 'Ask us for today’s figures' }).first().click()

  const message = page.getByRole('textbox', { name: 'Message' })
  await expect.poll(() => message.inputValue()).toContain('the first year in Canada cost')
  const country = page.getByRole('combobox', { name: 'Preferred Destination' })
  await expect.poll(() => country.inputValue()).toBe('Canada')
})
