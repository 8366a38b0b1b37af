import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { makeContact, makeMessage } from '#tests/factories.ts'
import { createFolder, openServerDatabase } from '../../processes/databases.ts'
import { openOffice } from '../office.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, phone } from '../windows.ts'

const texts = ['One', 'Two', 'Three', 'Four', 'Five', 'Six']

/** Opens a site with one contact and six messages in two conversations. */
async function openBusySite() {
  const settings = { DATA_DIR: createFolder() }
  const site = await openSite(onTestFinished, settings)
  await post(`${site.url}/api/contacts/`, makeContact())
  for (const [index, message] of texts.entries()) {
    const user_id = index < 5 ? 'visitor-aaaa' : 'visitor-bbbb'
    await post(`${site.url}/api/messages/`, makeMessage({ user_id, message }))
  }

  /** Makes the reply to this visitor overdue by an hour. */
  async function makeOverdue(user_id: string) {
    const db = openServerDatabase(settings)
    const response_due_at = new Date(Date.now() - 3600_000).toISOString()
    await db
      .updateTable('conversations')
      .set({ response_due_at })
      .where('user_id', '=', user_id)
      .execute()
    await db.destroy()
  }
  return { ...site, makeOverdue }
}

async function post(url: string, body: object) {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(response.status).toBe(201)
}

const charts = (page: Page) =>
  page.locator('main svg[role="application"], main svg.recharts-surface')
const card = (page: Page, label: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${label}`) })

test('shows counts with daily charts and links to their screens', async () => {
  const { openPage } = await openBusySite()
  for (const window of [phone, desktop]) {
    const page = await openOffice(openPage, window)
    await page.getByRole('main').getByText('Welcome, admin').waitFor()
    await expect.poll(() => charts(page).count()).toBe(5)
    await expectAccessible(page)

    const today = new Date().toLocaleString('en-GB', {
      timeZone: 'Asia/Kathmandu',
      day: 'numeric',
      month: 'short',
    })
    await card(page, `Messages 6 6 new in 30 days \\(most on ${today}: 6\\)$`).waitFor()
    await card(page, 'Services 6 6 new in 30 days').waitFor()
    expect(await card(page, 'Services').getByRole('link').count()).toBe(0)
    const links = await page
      .getByRole('main')
      .getByRole('link', { name: /new in/ })
      .all()
    const screens = await Promise.all(links.map((link) => link.getAttribute('href')))
    expect(screens).toEqual([
      '/admin/contacts',
      '/admin/destinations',
      '/admin/heroslides',
      '/admin/messages',
    ])

    await page.getByRole('link', { name: /^Contacts/ }).click()
    await page.getByRole('heading', { name: 'Contact Messages' }).waitFor()
  }
})

test('lists the 5 newest messages, which link to their conversations', async () => {
  const { openPage } = await openBusySite()
  const page = await openOffice(openPage)
  const recent = page.getByRole('region', { name: 'Recent Messages' }).getByRole('link')

  await recent.first().waitFor()
  expect(await recent.allTextContents()).toEqual(
    texts
      .toReversed()
      .slice(0, 5)
      .map((text) => expect.stringContaining(text)),
  )

  await recent.first().click()
  await page.getByRole('log').getByText('Six').waitFor()
  expect(new URL(page.url()).search).toBe('?user=visitor-bbbb')
})

test('shows no recent messages in a new office', async () => {
  const { openPage } = await openSite(onTestFinished)
  const page = await openOffice(openPage)

  await page.getByText('No recent messages').waitFor()
  await card(page, 'Contacts 0 0 new in 30 days$').waitFor()
  await expectAccessible(page)
})

test('shows what awaits a reply first, and links to it', async () => {
  const { openPage, url, makeOverdue } = await openBusySite()
  for (const window of [phone, desktop]) {
    const page = await openOffice(openPage, window)
    await page.getByRole('link', { name: '3 awaiting reply' }).waitFor()
    await page.getByText('none overdue').waitFor()
    const positions = await Promise.all(
      [
        page.getByRole('list', { name: 'Work' }),
        page.getByRole('region', { name: 'Longest waiting in the chat' }),
        page.getByRole('region', { name: 'Recent Messages' }),
        card(page, 'Services'),
      ].map(async (part) => (await part.boundingBox())?.y),
    )
    expect(positions).toEqual(positions.toSorted((one = 0, other = 0) => one - other))
  }

  await makeOverdue('visitor-aaaa')
  const page = await openOffice(openPage)
  await page.getByRole('link', { name: '1 overdue' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: '1 overdue' }).click()
  await page.getByRole('heading', { name: 'Messages', level: 1 }).waitFor()
  expect(page.url()).toBe(`${url}/admin/messages?filter=awaiting-reply`)

  await page.goBack()
  const awaitingReply = page
    .getByRole('region', { name: 'Longest waiting in the chat' })
    .getByRole('link')
  await awaitingReply.first().waitFor()
  expect(await awaitingReply.allTextContents()).toEqual([
    expect.stringContaining('Visitor aaaa'),
    expect.stringContaining('Visitor bbbb'),
  ])
  await awaitingReply.first().click()
  await page.getByRole('log').getByText('Five').waitFor()
})

test('does not shift the layout when counts and charts load', async () => {
  const { openPage } = await openBusySite()
  for (const window of [phone, desktop]) {
    const page = await openOffice(openPage, { ...window, reducedMotion: 'reduce' })
    const gate = Promise.withResolvers<void>()
    await page.route('**/api/dashboard/', async (route) => {
      await gate.promise
      await route.continue()
    })
    await page.reload()
    await page.getByText('Loading...').waitFor({ state: 'attached' })
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
    const positions = () =>
      page
        .getByRole('list', { name: 'Work' })
        .or(page.getByRole('heading', { name: 'Dashboard' }))
        .evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())))
    const before = await positions()
    await expectAccessible(page)

    gate.resolve()
    await page
      .getByText(texts[5] ?? '')
      .first()
      .waitFor()
    await expect.poll(() => charts(page).count()).toBe(5)

    expect(before).toHaveLength(2)
    expect(await positions()).toEqual(before)
    expect(await countShifts(page)).toBe(0)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  }
})

/** Returns the number of layout shifts that Chromium reported. */
function countShifts(page: Page) {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((shifts) => resolve(shifts.getEntries().length)).observe({
          type: 'layout-shift',
          buffered: true,
        })
        setTimeout(() => resolve(0), 500)
      }),
  )
}

test('logs a failed request and still shows the screen', async () => {
  const { openPage } = await openBusySite()
  const page = await openOffice(openPage)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.type()))
  await page.route('**/api/dashboard/', (route) => route.fulfill({ status: 500, json: {} }))

  await page.reload()

  await card(page, 'Contacts –').waitFor()
  await expect.poll(() => logged).toContain('error')
  expect(await page.getByRole('alert').count()).toBe(0)
  expect(await page.getByRole('link', { name: /^Contacts/ }).count()).toBe(1)
  await expectAccessible(page)
})

test('shows the counts when the charts cannot be loaded', async () => {
  const { openPage } = await openBusySite()
  const page = await openOffice(openPage)
  await page.route('**/day-chart-*.js', (route) => route.abort())

  await page.reload()

  await card(page, 'Messages 6').waitFor()
  await page
    .getByText(texts[5] ?? '')
    .first()
    .waitFor()
  expect(await charts(page).count()).toBe(0)
})
