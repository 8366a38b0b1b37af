import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openSite } from './site.ts'
import { desktop, expectAccessible, phone } from './windows.ts'

const { openPage } = await openSite()
const scriptless = { javaScriptEnabled: false }
const questions = [
  ...['First year costs', 'Tuition', 'To show in the bank', 'Visa fee', 'Visa takes'],
  'Work while studying',
  'Intakes',
  'Stay after your studies',
]

test('compares countries chosen by checkboxes with source and date, without scripts', async () => {
  const page = await openPage('/', { ...phone, ...scriptless })
  await page.getByRole('link', { name: 'Compare countries side by side' }).click()
  await page.getByRole('heading', { level: 1, name: 'Compare countries' }).waitFor()

  await choose(page, 'Canada', 'United Kingdom')

  await page.getByRole('heading', { level: 1, name: 'Compare Canada and the UK' }).waitFor()
  expect(await page.getByRole('rowheader').allTextContents()).toEqual(questions)
  await expectAnswers(page, 'To show in the bank', [
    'CAD 23,448 a year for one person outside Québec, in addition to tuition IRCC, 28 Aug 2026, confirm with us',
    /^£1,171 a month outside London.* £1,529 a month in London, for up to 9 months.* gov\.uk, since 11 Nov 2025, confirm with us/,
  ])
  await expectAnswers(page, 'Intakes', [
    /^September, January, May next: \w+ 20\d\d$/,
    /^September, January next: \w+ 20\d\d$/,
  ])
  expect(await isTicked(page, 'Canada')).toBe(true)
  expect(await isTicked(page, 'Japan')).toBe(false)
})

test('opens a comparison at its canonical address and at its top, with scripts', async () => {
  const page = await openPage('/compare')

  await choose(page, 'United Kingdom', 'Australia')

  await page.getByRole('heading', { level: 1, name: 'Compare Australia and the UK' }).waitFor()
  await page.waitForURL('**/compare?countries=au,gb')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expectAnswers(page, 'Tuition', ['Ask us', '£10,000–£38,000 a year confirm with us'])

  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Compare countries' }).waitFor()
})

test('can be used by keyboard', async () => {
  const page = await openPage('/compare?countries=ca')
  await page.getByRole('checkbox', { name: 'Australia' }).focus()

  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')

  await page.getByRole('heading', { level: 1, name: 'Compare Australia and Canada' }).waitFor()
  for (const key of ['Tab', 'Enter', 'Tab']) await page.keyboard.press(key)
  const country = page.getByRole('columnheader').getByRole('link', { name: 'Australia' })
  expect(await country.evaluate((link) => link === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Study in Australia' }).waitFor()
})

test('links from a guide to the comparison with one country chosen', async () => {
  const page = await openPage('/canada', { ...phone, ...scriptless })

  await page.getByRole('link', { name: 'Compare Canada with other countries' }).click()

  await page.getByText('Choose at least one more country').waitFor()
  expect(await isTicked(page, 'Canada')).toBe(true)
  await choose(page, 'Malta')
  await page.getByRole('heading', { level: 1, name: 'Compare Canada and Malta' }).waitFor()
})

test('reports too many and unknown countries and keeps the choice', async () => {
  const page = await openPage('/compare', { ...desktop, ...scriptless })
  await choose(page, 'Australia', 'Canada', 'United Kingdom', 'United States', 'Japan')

  await page.getByText('You chose 5 countries. Please choose at most four.').waitFor()
  expect(await page.getByRole('table').count()).toBe(0)
  expect(await isTicked(page, 'Japan')).toBe(true)

  await page.goto('/compare?countries=au,xx,ca')
  await page.getByText('no guide for some of the countries').waitFor()
  expect(await page.getByRole('columnheader').allTextContents()).toEqual(['Australia', 'Canada'])
})

test('gives a comparison metadata for search engines and sharing', async () => {
  const page = await openPage('/compare?countries=gb&countries=ca', { ...desktop, ...scriptless })
  const readMeta = (selector: string, name = 'content') =>
    page.locator(selector).getAttribute(name, { timeout: 1000 })

  expect(await page.title()).toMatch(/^Compare Canada and the UK – /)
  expect(await readMeta('link[rel=canonical]', 'href')).toMatch(/\/compare\?countries=ca,gb$/)
  expect(await readMeta('meta[property="og:url"]')).toMatch(/\/compare\?countries=ca,gb$/)
  expect(await readMeta('meta[name=description]')).toContain('Canada and the UK, side by side')

  await page.goto('/compare?countries=ca')
  expect(await readMeta('link[rel=canonical]', 'href')).toMatch(/\/compare$/)
})

test('stacks the countries below each question on a phone without horizontal scrolling', async () => {
  for (const width of [320, 360]) {
    const page = await openPage('/compare?countries=au,gb,kr,nz', {
      ...phone,
      viewport: { width, height: 640 },
    })
    const widths = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
    expect(widths).toEqual([width, width])
    await expectAccessible(page)
    const row = rowOf(page, 'Visa fee')
    const boxes = await Promise.all(
      (await row.getByRole('cell').all()).map((cell) => cell.boundingBox()),
    )
    const tops = boxes.map((box) => box?.y ?? Number.NaN)
    expect(tops).toHaveLength(4)
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    expect(new Set(boxes.map((box) => box?.x)).size).toBe(1)
    for (const name of ['Australia', 'United Kingdom', 'South Korea', 'New Zealand']) {
      expect(await row.getByText(name, { exact: true }).isVisible()).toBe(true)
    }
  }
})

test('prints the table and the office details without navigation', async () => {
  // The printable width of A4.
  const page = await openPage('/compare?countries=au,ca,gb,nz', {
    viewport: { width: 672, height: 950 },
  })
  await page.emulateMedia({ media: 'print' })

  expect(await page.getByRole('columnheader').count()).toBe(4)
  const row = rowOf(page, 'Visa fee')
  const boxes = await Promise.all(
    (await row.getByRole('cell').all()).map((cell) => cell.boundingBox()),
  )
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)
  expect(await page.locator('main').getByText(/\+977/).isVisible()).toBe(true)
  for (const role of ['navigation', 'banner', 'contentinfo', 'button', 'checkbox'] as const) {
    expect([role, await page.getByRole(role).count()]).toEqual([role, 0])
  }
  const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('shows cost and requirements first on the card of a country', async () => {
  for (const path of ['/', '/destinations']) {
    const page = await openPage(path, { ...phone, ...scriptless })
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Canada' }) })
    const text = readable(await card.textContent())
    expect(text).toMatch(
      /CAD 41,746 a year.*CAD 23,448 a yearIRCC, 28 Aug 2026.*Next intake.*20\d\d.*12–15 weeks.*Study permit in/,
    )
    await page.context().close()
  }
})

async function choose(page: Page, ...names: string[]) {
  for (const name of names) await page.getByRole('checkbox', { name }).check()
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
}

const isTicked = (page: Page, name: string) => page.getByRole('checkbox', { name }).isChecked()

/** Expects one value per country. */
async function expectAnswers(page: Page, question: string, expected: (string | RegExp)[]) {
  const cells = rowOf(page, question).getByRole('cell')
  const texts = await cells.locator('> span:last-child').allInnerTexts()
  expect(texts.map(readable)).toEqual(
    expected.map((each) => (typeof each === 'string' ? each : expect.stringMatching(each))),
  )
}

function rowOf(page: Page, question: string) {
  const header = page.getByRole('rowheader', { name: question, exact: true })
  return page.getByRole('row').filter({ has: header })
}

const readable = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ')
