import { expect, test } from 'vitest'
import { openSite } from '../site.ts'
import { expectAccessible, phone } from '../windows.ts'

const { openPage } = await openSite()

test('searches from the menu and from the 404 page without scripts', async () => {
  const page = await openPage('/', { ...phone, javaScriptEnabled: false })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Search' }).click()

  const box = page.getByRole('search').getByLabel('Search this site')
  await box.fill('austrlia visa fee')
  await box.press('Enter')

  await page.getByText('These results are close.').waitFor()
  expect(await box.inputValue()).toBe('austrlia visa fee')
  const first = page.getByRole('main').getByRole('listitem').first()
  expect(await first.textContent()).toContain('2,500 (Home Affairs), confirm with us')
  await first.getByRole('link', { name: 'Australia: Student visa' }).click()
  await page.getByRole('heading', { level: 1, name: /Australia/ }).waitFor()

  await page.goto(new URL('/nothing-here', page.url()).href)
  await page.getByLabel('Search this site').fill('hospitlaitee')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('heading', { name: 'No results for “hospitlaitee”.' }).waitFor()
  await page.getByRole('link', { name: 'hospitality' }).click()
  await page.getByRole('heading', { name: /^\d+ results?$/ }).waitFor()
  expect(await page.locator('mark').first().textContent()).toMatch(/hospitality/i)
})

test('has accessible results', async () => {
  const page = await openPage('/search?q=visa', phone)
  await expectAccessible(page)
})
