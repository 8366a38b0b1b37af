import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { firstGuides } from '#app/features/guides/content/first-guides.ts'
import { openSite } from '../site.ts'
import { expectAccessible, phone } from '../windows.ts'

const { openPage } = await openSite()

test('reports whether the phone menu is open and closes it by Escape and after a choice', async () => {
  const page = await openPage('/', phone)
  const opener = page.getByRole('button', { name: 'Menu' })
  const menu = page.getByRole('navigation', { name: 'Main' })

  await opener.click()
  await menu.waitFor()
  expect(await isExpanded(page, 'Menu')).toBe(true)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  expect(await isExpanded(page, 'Menu')).toBe(false)

  await opener.click()
  await menu.getByRole('link', { name: 'Services' }).click()
  await page.getByRole('heading', { name: 'What we do for you', level: 1 }).waitFor()
  await menu.waitFor({ state: 'hidden' })
})

test('opens the phone menu without scripts', async () => {
  const page = await openPage('/', { ...phone, javaScriptEnabled: false })

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()

  await page.getByRole('heading', { name: /^About Gantavya/, level: 1 }).waitFor()
})

test('opens and closes the countries of the menu by keyboard', async () => {
  const page = await openPage('/about')
  const menu = page.getByRole('navigation', { name: 'Main' })
  const canada = menu.getByRole('link', { name: 'Canada' })

  await menu.getByText('Countries').focus()
  await page.keyboard.press('Enter')
  await canada.waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await canada.waitFor({ state: 'hidden' })
  expect(await page.locator(':focus').textContent()).toBe('Countries')

  await page.keyboard.press('Enter')
  await canada.press('Enter')
  await page.getByRole('heading', { name: 'Study in Canada', level: 1 }).waitFor()
  await canada.waitFor({ state: 'hidden' })
})

test('lists every guide in the menu and five in the footer', async () => {
  const page = await openPage('/about')
  const paths = firstGuides.map(({ slug }) => `/${slug}`).sort()
  const linked = (role: 'navigation' | 'contentinfo') =>
    page
      .getByRole(role)
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

  const inMenu = await linked('navigation')
  expect(inMenu.filter((path) => paths.includes(path)).sort()).toEqual(paths)
  const inFooter = await linked('contentinfo')
  expect(inFooter.filter((path) => paths.includes(path))).toHaveLength(5)
})

test('opens each page at its top with a skip link first', async () => {
  const page = await openPage('/', phone)
  const footer = page.getByRole('contentinfo')

  await footer.getByRole('link', { name: 'Canada' }).click()

  await page.getByRole('heading', { name: 'Study in Canada', level: 1 }).waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.keyboard.press('Tab')
  expect(await page.locator(':focus').textContent()).toBe('Skip to content')
  expect(await page.title()).toMatch(/^Study in Canada/)

  await footer.getByRole('link', { name: 'Australia' }).click()
  await page.getByRole('heading', { name: 'Study in Australia', level: 1 }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'Study in Canada', level: 1 }).waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
})

test('skips the navigation with the first Tab', async () => {
  const page = await openPage('/canada')

  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true)
  expect((await skip.boundingBox())?.height).toBeGreaterThan(24)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')

  expect(await page.locator('main :focus').count()).toBe(1)
})

test('shows the 404 page, logs the path and links to the home page', async () => {
  const page = await openPage('/about')
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))

  await page.goto('/nothing-here')
  await page.getByRole('heading', { name: 'Oops! Page not found', level: 1 }).waitFor()
  await expect.poll(() => logged).toContain('Page not found: /nothing-here')
  await page.getByRole('link', { name: 'Return to Home' }).click()

  await page.getByRole('heading', { name: /^Study abroad with/, level: 1 }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('prints a guide without navigation, chat and footer', async () => {
  const page = await openPage('/canada')

  await page.emulateMedia({ media: 'print' })

  for (const text of [/^Study in Canada$/, /CAD\s150/, /No Objection Certificate/, /\+977/]) {
    expect(await page.locator('main').getByText(text).first().isVisible(), String(text)).toBe(true)
  }
  for (const role of ['navigation', 'banner', 'contentinfo', 'button'] as const) {
    expect([role, await page.getByRole(role).count()]).toEqual([role, 0])
  }
  expect(await page.getByRole('link', { name: /WhatsApp|Free Consultation/ }).count()).toBe(0)
})

/** Returns the accessible expanded state of the button. */
async function isExpanded(page: Page, name: string) {
  const devtools = await page.context().newCDPSession(page)
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  const button = nodes.find(
    ({ role, name: own }) => role?.value === 'button' && own?.value === name,
  )
  return button?.properties?.find((each) => each.name === 'expanded')?.value.value
}
