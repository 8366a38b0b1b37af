import { expect, test } from 'vitest'
import { firstGuides } from '#app/features/guides/content/first-guides.ts'
import { openSite } from '../site.ts'
import { expectAccessible, phone } from '../windows.ts'

const { url, openPage } = await openSite()

const small = { ...phone, viewport: { width: 360, height: 740 } }
const scriptless = { ...small, javaScriptEnabled: false }

test('shows the first-year range and the funds on the first screen of a phone', async () => {
  const help = 66
  for (const { slug } of firstGuides) {
    const page = await openPage(`/${slug}`, small)
    for (const answer of await page.locator('[data-answer]:visible').all()) {
      const value = await answer.locator('dd').first().boundingBox()
      expect([slug, (value?.y ?? Number.NaN) + (value?.height ?? 0)]).toEqual([
        slug,
        expect.toSatisfy((bottom: number) => bottom <= 740 - help),
      ])
    }
    const height = await page.locator('html').evaluate((html) => html.scrollHeight)
    expect([slug, height]).toEqual([slug, expect.toSatisfy((pixels: number) => pixels <= 7000)])
    await expectAccessible(page)
    await page.context().close()
  }
})

test('keeps the other long pages of a phone within the height of a guide', async () => {
  for (const path of ['/services/test-preparation', '/from-nepal']) {
    const page = await openPage(path, small)
    const height = await page.locator('html').evaluate((html) => html.scrollHeight)
    expect([path, height]).toEqual([path, expect.toSatisfy((pixels: number) => pixels <= 7000)])
    await expectAccessible(page)
    await page.context().close()
  }
})

test('numbers each source once, in the order of the page, and opens the list at a number', async () => {
  const page = await openPage('/uk', small)
  const cited = await page.locator('sup a').evaluateAll((all) => all.map((a) => a.textContent))
  const numbers = [...new Set(cited)]
  const listed = page.locator('li[id^=source-]')

  expect(numbers).toEqual(numbers.map((_, index) => String(index + 1)))
  expect(await listed.count()).toBe(numbers.length)
  const addresses = await listed
    .locator('a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(await listed.first().isVisible()).toBe(false)

  await page.locator('sup a:visible').first().click()

  await listed.first().waitFor()
})

test('cites no source twice side by side', async () => {
  const repeated =
    /<sup[^>]*><a href="(#source-\d+)"(?:(?!<\/sup>).)*<\/sup>\s*<sup[^>]*><a href="\1"/g
  for (const { slug } of firstGuides) {
    for (const path of [`/${slug}`, `/ne/${slug}`]) {
      const html = (await (await fetch(url + path)).text()).replaceAll('<!-- -->', '')
      expect([path, html.match(repeated)]).toEqual([path, null])
    }
  }
})

test('shows folded parts without scripts and in print', async () => {
  const withoutScripts = await openPage('/uk', scriptless)
  const printed = await openPage('/uk', small)
  await printed.emulateMedia({ media: 'print' })
  for (const page of [withoutScripts, printed]) {
    await page.locator('li[id^=source-]').first().waitFor()
    await page
      .locator('main')
      .getByText(/£14,130/)
      .filter({ visible: true })
      .first()
      .waitFor()
  }
})

test('says once that figures are not confirmed, and nowhere asks to ask', async () => {
  for (const { slug } of firstGuides) {
    const page = await openPage(`/${slug}`, scriptless)
    const text = (await page.locator('main').textContent()) ?? ''
    expect([slug, text.match(/not confirmed by our office yet/gi)?.length ?? 0]).toEqual([
      slug,
      expect.toSatisfy((count: number) => count <= 1),
    ])
    const values = await page.locator('main dd').allTextContents()
    expect([slug, values.filter((value) => /^\s*ask us\s*$/i.test(value))]).toEqual([slug, []])
    await page.context().close()
  }
})

test('leads from the home page to the costs and funds of Canada in two taps and one screen', async () => {
  const page = await openPage('/', phone)
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Canada', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Study in Canada' }).waitFor()

  for (const [name, amount] of [
    ['first-year', /CAD\s\d/],
    ['funds', /CAD\s23,448/],
  ] as const) {
    const answer = page.locator(`[data-answer=${name}] dd:visible`).first()
    expect(await answer.textContent()).toMatch(amount)
    const box = await answer.boundingBox()
    expect((box?.y ?? Number.NaN) + (await page.evaluate(() => scrollY))).toBeLessThan(640)
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
  await page.locator('#scholarships').waitFor()
  expect(await contents.locator('details').getAttribute('open')).toBeNull()
})

test('opens the contact form with a prepared question about figures', async () => {
  const page = await openPage('/canada', phone)

  await page.getByRole('link', { name: 'Ask us for today’s figures' }).click()

  const message = page.getByRole('textbox', { name: 'Message' })
  await expect.poll(() => message.inputValue()).toContain('the first year in Canada cost')
  const country = page.getByRole('combobox', { name: 'Preferred Destination' })
  await expect.poll(() => country.inputValue()).toBe('Canada')
})
