import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, phone } from '../windows.ts'

const { openPage } = await openSite()
const scriptless = { javaScriptEnabled: false }
const questions = [
  'First year costs',
  'Funds to show',
  'Visa fee',
  'Visa takes',
  'Marks',
  'English',
  'Intakes',
  'Next intake',
  'Next deadline',
  'Work in term',
  'Husband, wife, children',
  'Stay after your studies',
]

test('compares countries chosen by checkboxes, without scripts', async () => {
  const page = await openPage('/', { ...phone, ...scriptless })
  await page.getByRole('link', { name: 'Compare countries side by side' }).click()
  await page.getByRole('heading', { level: 1, name: 'Compare countries' }).waitFor()

  await choose(page, 'Canada', 'United Kingdom')

  await page.getByRole('heading', { level: 1, name: 'Compare Canada and the UK' }).waitFor()
  expect(await page.getByRole('rowheader').locator('> span:first-child').allTextContents()).toEqual(
    questions,
  )
  await expectAnswers(page, 'Funds to show', [
    /^CAD 23,448 a year \+ unpaid first-year fee.*outside Québec.*CAD 24,617 a year.*in Québec/,
    /^£10,827 \+ unpaid first-year fee.*outside London.*£14,130.*in London/,
  ])
  await expectAnswers(page, 'Intakes', [/^September, January, May/, /^September, January/])
  await expectAnswers(page, 'Next intake', [/^\w+ 20\d\d$/, /^\w+ 20\d\d$/])
  const sources = page.getByText('Sources and dates:').getByRole('link', { name: 'Canada' })
  expect(await sources.getAttribute('href')).toBe('/canada#sources')
  expect(await isTicked(page, 'Canada')).toBe(true)
  expect(await isTicked(page, 'Japan')).toBe(false)
})

test('opens a comparison at its canonical address and at its top, with scripts', async () => {
  const page = await openPage('/compare')

  await choose(page, 'United Kingdom', 'Australia')

  await page.getByRole('heading', { level: 1, name: 'Compare Australia and the UK' }).waitFor()
  await page.waitForURL('**/compare?countries=au,gb')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expectAnswers(page, 'Visa fee', [/^AUD 2,500/, /^£558/])

  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Compare countries' }).waitFor()
})

test('accepts common names of countries in the address', async () => {
  const page = await openPage('/compare?countries=uk,USA,south-korea', {
    ...desktop,
    ...scriptless,
  })

  await page
    .getByRole('heading', { level: 1, name: 'Compare the UK, South Korea, and the USA' })
    .waitFor()
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
    /\/compare\?countries=gb,kr,us$/,
  )
})

test('can be used by keyboard', async () => {
  const page = await openPage('/compare?countries=ca')
  await page.getByRole('checkbox', { name: 'Australia' }).focus()

  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')

  await page.getByRole('heading', { level: 1, name: 'Compare Australia and Canada' }).waitFor()
  await page.getByRole('button', { name: 'Compare', exact: true }).focus()
  await page.keyboard.press('Tab')
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

test('shows the first countries of the office as an example when none is chosen', async () => {
  const page = await openPage('/compare', { ...desktop, ...scriptless })

  await page
    .getByRole('heading', { level: 2, name: 'An example: Australia, Canada, and the UK' })
    .waitFor()
  expect(await page.getByRole('columnheader').allTextContents()).toEqual([
    'Australia',
    'Canada',
    'United Kingdom',
  ])
  expect(await isTicked(page, 'Australia')).toBe(false)
  await page.evaluate(() => scrollTo(0, 1200))
  expect((await page.getByRole('columnheader').first().boundingBox())?.y).toBe(0)
  expect(await page.getByText('Not confirmed by our office yet.').count()).toBe(1)
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
    const row = rowOf(page, 'Intakes')
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
  const sources = page.getByText('Sources and dates:').filter({ hasText: 'Home Affairs' })
  expect(await sources.isVisible()).toBe(true)
  const isPatternKept = await page
    .locator('#hatch')
    .evaluate((pattern) => getComputedStyle(pattern.closest('svg') ?? pattern).display !== 'none')
  expect(isPatternKept).toBe(true)
  const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)
})

test('keeps words of country names whole on a phone, with four countries', async () => {
  const page = await openPage('/compare?countries=au,gb,kr,nz', {
    ...phone,
    viewport: { width: 360, height: 740 },
  })
  for (const link of await page.getByRole('columnheader').getByRole('link').all()) {
    const [shown = 0, needed = 0] = await link
      .locator('span')
      .evaluate((name) => [
        name.clientWidth || name.getBoundingClientRect().width,
        name.scrollWidth,
      ])
    expect(needed).toBeLessThanOrEqual(Math.ceil(shown))
    const lines = await link.locator('span').evaluate((name) => {
      const range = document.createRange()
      range.selectNodeContents(name)
      return range.getClientRects().length
    })
    const words = ((await link.textContent()) ?? '').split(' ').length
    expect(lines).toBeLessThanOrEqual(words)
  }
})

test('prints the guide for students from Nepal without navigation', async () => {
  const page = await openPage('/from-nepal', { viewport: { width: 672, height: 950 } })
  await page.emulateMedia({ media: 'print' })

  expect(await page.locator('main').getByText(/\+977/).first().isVisible()).toBe(true)
  for (const role of ['navigation', 'banner', 'contentinfo'] as const) {
    expect([role, await page.getByRole(role).count()]).toEqual([role, 0])
  }
})

test('shows cost and requirements first on the card of a country', async () => {
  const page = await openPage('/destinations', { ...phone, ...scriptless })
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Canada' }) })
  const text = readable(await card.textContent())
  expect(text).toMatch(
    /First year costsCAD [\d,]+–[\d,]+.*CAD 23,448 a year.*outside Québec.*Next intake.*20\d\d.*8–10 weeks.*Study permit in/,
  )
})

async function choose(page: Page, ...names: string[]) {
  for (const name of names) await page.getByRole('checkbox', { name }).check()
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
}

const isTicked = (page: Page, name: string) => page.getByRole('checkbox', { name }).isChecked()

/** Expects one value per country. */
async function expectAnswers(page: Page, question: string, expected: (string | RegExp)[]) {
  const cells = rowOf(page, question).getByRole('cell')
  const texts = await cells.locator('> div').allInnerTexts()
  expect(texts.map(readable)).toEqual(
    expected.map((each) => (typeof each === 'string' ? each : expect.stringMatching(each))),
  )
}

function rowOf(page: Page, question: string) {
  const header = page.getByRole('rowheader', { name: new RegExp(`^${question}`) })
  return page.getByRole('row').filter({ has: header })
}

const readable = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ')
