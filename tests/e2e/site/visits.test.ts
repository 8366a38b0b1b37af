import { readFile } from 'node:fs/promises'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { analyticsApi } from '#app/features/analytics/contract.ts'
import { listCalls } from '../../field-screens.ts'
import { signIn } from '../../processes/api-clients.ts'
import { expectFieldErrors, type FieldErrorForm } from '../field-errors.ts'
import { openScreen, readFieldErrors, readWidths, save } from '../forms.ts'
import { openOffice } from '../office.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, openWindow, phone } from '../windows.ts'

const { openPage, url } = await openSite()
let administrator: Awaited<ReturnType<typeof signIn>>['administrator']
beforeAll(async () => {
  administrator = (await signIn(url)).administrator
})

/** A browser that is no program. */
const visitorPhone: BrowserContextOptions = {
  ...phone,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
}

const isBeacon = (request: { url: () => string }) =>
  request.url().endsWith('/api/analytics/visits/')
const readReport = () => administrator.call(analyticsApi.report, {})

/** Records the beacons of a window, whose bodies the browser does not tell. */
function recordBeacons(page: Page) {
  const sent: string[] = []
  page.on('request', (request) => void (isBeacon(request) && sent.push(request.method())))
  return sent
}

test('an owner switches it on, and sees what visitors do', async () => {
  const office = await openOffice(openPage, phone, '/admin/reports')
  const before = await openWindow(url, visitorPhone)
  const sentBefore = recordBeacons(before)
  await before.goto('/about')
  await office.getByRole('link', { name: 'Website visits' }).click()
  await office
    .getByText('No visits in this period. An owner can switch the counting on here.')
    .waitFor()
  await expectAccessible(office)
  await office.getByRole('button', { name: 'Count visits' }).click()
  await office.getByText('No visits in this period. New visits').waitFor()
  expect(sentBefore).toEqual([])

  const visitor = await openWindow(url, visitorPhone)
  const sent = recordBeacons(visitor)
  await visitor.goto('/ABOUT/?utm_source=facebook&utm_campaign=intake', {
    referer: 'https://www.example.org/',
  })
  await visitor.goto('/search?q=nursing', { referer: `${url}/about` })
  await visitor.evaluate(() => {
    for (const link of document.querySelectorAll('a'))
      link.addEventListener('click', (event) => event.preventDefault())
  })
  await visitor.locator('a[href^="https://wa.me/"]').first().click()
  await expect.poll(() => sent).toEqual(['POST', 'POST', 'POST'])
  expect(await visitor.context().cookies()).toEqual([])
  await expect.poll(readReport).toMatchObject({
    pages: [
      { value: '/about', count: 1 },
      { value: '/search', count: 1 },
    ],
    // The address names the source; the second page was opened from the first.
    sources: [{ value: 'facebook.com', count: 1 }],
    campaigns: [{ value: 'facebook / – / intake', count: 1 }],
    searches: [{ value: 'nursing', count: 1 }],
    clicks: [{ value: 'whatsapp', count: 1 }],
  })

  await office.reload()
  const card = (name: string) =>
    office.getByRole('heading', { name, level: 2 }).locator('xpath=ancestor::section[1]')
  await card('Pages')
    .getByRole('row', { name: /\/about.*1/s })
    .waitFor()
  await card('Sources')
    .getByRole('row', { name: /facebook\.com/ })
    .waitFor()
  await card('Campaigns')
    .getByRole('row', { name: /facebook \/ – \/ intake/ })
    .waitFor()
  await card('Devices')
    .getByRole('row', { name: /Phone.*2/s })
    .waitFor()
  await card('Site search')
    .getByRole('row', { name: /nursing/ })
    .waitFor()
  await card('Clicks on contact links')
    .getByRole('row', { name: /WhatsApp.*1/s })
    .waitFor()
  await office.getByText('Show as table').click()
  await office.getByRole('columnheader', { name: 'Date' }).waitFor()
  expect(await readWidths(office)).toEqual([360, 360])
  await expectAccessible(office)
  const downloading = office.waitForEvent('download')
  await office.getByRole('button', { name: 'Export CSV' }).click()
  const csv = await readFile(await (await downloading).path(), 'utf8')
  expect(csv).toContain('"List","Value","Count","Period before","Enquiries"')
  expect(csv).toContain('"Sources","facebook.com","1","0"')
})

test('sends nothing for visitors who ask not to be tracked', async () => {
  await administrator.call(analyticsApi.changeSettings, { body: { is_counting: true } })
  for (const [name, value] of [
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ] as const) {
    const visitor = await openWindow(url, visitorPhone)
    const sent = recordBeacons(visitor)
    await visitor.addInitScript(
      ([name, value]) => Object.defineProperty(navigator, name as string, { value }),
      [name, value] as const,
    )
    await visitor.goto('/about')
    await visitor.waitForLoadState('networkidle')
    expect(sent).toEqual([])
  }
})

test('marks and lists invalid dates in the form', async () => {
  const path = '/admin/reports/visits?from=2026-13-01&until=2026-02-30'
  const page = await openOffice(openPage, desktop, path)
  const summary = page.getByRole('alert').filter({ hasText: 'Please check these fields' })
  for (const label of ['From', 'Until']) {
    await summary.getByRole('link', { name: new RegExp(`^${label}: `) }).waitFor()
    expect(await page.getByLabel(label).getAttribute('aria-invalid')).toBe('true')
  }
})

const tagForm: FieldErrorForm = {
  call: 'PATCH /api/analytics/settings/',
  path: '/admin/reports/visits',
  summaryOnly: ['is_counting'],
  send: save,
}

test('marks and lists the errors of services of other companies in their form', async () => {
  await expectFieldErrors(await openScreen(url, '/admin/dashboard'), tagForm)
})

test('shows the wrong line of scripts beside the field, and keeps what was typed', async () => {
  const page = await openScreen(url, '/admin/reports/visits', phone)
  await page.getByLabel('Google Analytics').fill('UA-1')
  await page.getByLabel('Other scripts').fill('https://ok.example.com/a.js\nwidget.js')
  await save(page)
  await expect
    .poll(() => readFieldErrors(page))
    .toEqual({
      'Google Analytics': 'Please enter the measurement ID, for example G-ABC1234567.',
      'Other scripts': '“widget.js” is not an address of a script. It must begin with https://.',
    })
  await expectAccessible(page)
  await page.getByLabel('Google Analytics').fill('')
  await page.getByLabel('Other scripts').fill('https://ok.example.com/a.js')
  await save(page)
  await page.getByText('Saved. Visitors see the change now.').waitFor()
  expect(await administrator.call(analyticsApi.readPublic, {})).toMatchObject({
    google_id: '',
    scripts: 'https://ok.example.com/a.js',
  })
})

test('the table lists a test of this file for each form', () => {
  expect(listCalls('visits')).toEqual(['GET /api/analytics/report/', tagForm.call])
})
