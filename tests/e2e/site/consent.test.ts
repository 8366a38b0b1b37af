import type { BrowserContextOptions } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { analyticsApi } from '#app/features/analytics/contract.ts'
import { signIn } from '../../processes/api-clients.ts'
import { readWidths } from '../forms.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, openWindow, phone } from '../windows.ts'

const { url } = await openSite()
let administrator: Awaited<ReturnType<typeof signIn>>['administrator']
beforeAll(async () => {
  administrator = (await signIn(url)).administrator
  const body = {
    google_id: 'G-ABC1234567',
    pixel_id: '123456789012345',
    scripts: 'https://widget.example.com/loader.js',
    hosts: 'https://cdn.example.com',
  }
  await administrator.call(analyticsApi.changeSettings, { body })
})

/** Like scripts of other companies: sets a cookie, and loads a further script by an address as text. */
const widget = `document.cookie = 'widget=1'
  document.body.appendChild(document.createElement('script')).src = 'https://cdn.example.com/more.js'`

/** Opens a window in which other sites answer with scripts, and records their addresses. */
async function openVisitor(options: BrowserContextOptions = phone) {
  const page = await openWindow(url, options)
  const asked: string[] = []
  await page.context().route(
    ({ origin }) => origin !== url,
    async (route) => {
      const address = route.request().url()
      asked.push(address.split('?')[0] ?? '')
      const body = address.includes('widget') ? widget : ''
      await route.fulfill({ contentType: 'text/javascript', body })
    },
  )
  const bar = page.getByRole('region', { name: 'Privacy choices' })
  return { page, asked, bar }
}

const all = [
  'https://cdn.example.com/more.js',
  'https://connect.facebook.net/en_US/fbevents.js',
  'https://widget.example.com/loader.js',
  'https://www.googletagmanager.com/gtag/js',
]

test('loads scripts of others only after the visitor agrees, until the consent is withdrawn', async () => {
  const { page, asked, bar } = await openVisitor()
  await page.goto('/about')
  await bar
    .getByText(/^May we use Google Analytics, Meta Pixel and widget\.example\.com\?/)
    .waitFor()
  expect(await readWidths(page)).toEqual([360, 360])
  await expectAccessible(page)
  expect(asked).toEqual([])

  await bar.getByRole('button', { name: 'Agree' }).click()
  await expect.poll(() => asked.toSorted()).toEqual(all)
  await bar.waitFor({ state: 'hidden' })
  const queued = await page.evaluate(() =>
    (window as unknown as { dataLayer: IArguments[] }).dataLayer.map(([name]) => name),
  )
  expect(queued).toEqual(['js', 'config'])

  asked.length = 0
  await page.goto('/contact')
  await expect.poll(() => asked.toSorted()).toEqual(all)
  expect(await bar.isVisible()).toBe(false)
  expect(await page.context().cookies()).toHaveLength(1)

  asked.length = 0
  await page.getByRole('link', { name: 'Privacy choices' }).click()
  await Promise.all([
    page.waitForEvent('load'),
    bar.getByRole('button', { name: 'Decline' }).click(),
  ])
  expect(await page.context().cookies()).toEqual([])
  expect(await bar.isVisible()).toBe(false)
  expect(asked).toEqual([])
})

test('keeps the refusal, and asks again when the office adds a service', async () => {
  const { page, asked, bar } = await openVisitor(desktop)
  await page.goto('/about')
  await bar.getByRole('button', { name: 'Decline' }).click()
  await bar.waitFor({ state: 'hidden' })
  await page.goto('/')
  expect(await bar.isVisible()).toBe(false)

  const body = { google_id: 'G-XYZ1234567' }
  await administrator.call(analyticsApi.changeSettings, { body })
  await page.reload()
  await bar.waitFor()
  expect(asked).toEqual([])
})

test('does not ask visitors who ask not to be tracked, nor those without scripts', async () => {
  const { page, asked, bar } = await openVisitor()
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  )
  await page.goto('/about')
  expect(await bar.isVisible()).toBe(false)
  await page.getByRole('link', { name: 'Privacy choices' }).waitFor()

  const without = await openVisitor({ ...desktop, javaScriptEnabled: false })
  await without.page.goto('/about')
  expect(await without.bar.isVisible()).toBe(false)
  expect(await without.page.getByRole('link', { name: 'Privacy choices' }).isVisible()).toBe(false)
  expect([...asked, ...without.asked]).toEqual([])
})
