import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import {
  openOfficeClient,
  readVisitorId,
  startChat,
  waitForText,
  writeMessage,
} from '#tests/e2e/chat-panel.ts'
import { exampleInput, fillForm, readValues } from '#tests/e2e/contact-form.ts'
import { openSite } from '#tests/e2e/site.ts'
import { desktop, openFullBrowserWindow, openWindow, phone } from '#tests/e2e/windows.ts'
import { signIn } from '#tests/processes/api-clients.ts'

const { url, openPage } = await openSite()
const office = await openOfficeClient(url)

test('reading and following links loads only the page’s own script', async () => {
  const page = await openWindow(url, phone)
  const requestedPaths = listenToScripts(page)

  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).tap()
  await page.waitForURL('**/privacy-policy')
  await page.getByRole('button', { name: 'Menu' }).tap()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).tap()
  await page.waitForURL('**/about')

  expect(new Set(requestedPaths)).toEqual(
    new Set([expect.stringMatching(/^\/assets\/entry\.client-/)]),
  )
})

test('keeps text that is typed while the scripts load', async () => {
  const page = await openWindow(url)
  let delayMs = 0
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    await route.continue()
  })
  await page.goto('/contact')

  const fieldValues: unknown[] = []
  for (let time = 0; time < 20; time++) {
    delayMs = time * 5
    await page.goto('/contact', { waitUntil: 'commit' })
    await page.getByLabel('Full Name').pressSequentially('Example')
    await page.locator('[data-island][data-hydrated]').waitFor()
    await page.keyboard.type(' Person')
    fieldValues.push(await page.getByLabel('Full Name').inputValue())
    await page.getByLabel('Full Name').fill('')
  }

  expect(fieldValues).toEqual(Array(20).fill('Example Person'))
})

test('sends a form once that was submitted before its scripts loaded', async () => {
  const page = await openWindow(url)
  const gate = Promise.withResolvers<void>()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  await page.route('**/assets/contact-form-*.js', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto('/contact')
  await fillForm(page, exampleInput)

  await page.getByRole('button', { name: 'Send Message' }).click()
  expect(await page.locator('[data-island]').getAttribute('aria-busy')).toBe('true')
  expect(sent).toEqual([])
  gate.resolve()

  await page.getByText('Message Sent Successfully!').waitFor()
  expect(sent).toEqual(['/api/contacts/'])
  expect(new Set(Object.values(await readValues(page)))).toEqual(new Set(['']))
})

test('sends a form without scripts if they cannot be loaded', async () => {
  const page = await openWindow(url)
  await page.route('**/assets/contact-form-*.js', (route) => route.abort())
  await page.goto('/contact')
  await fillForm(page, exampleInput)

  await page.getByRole('button', { name: 'Send Message' }).click()

  await page.getByRole('status').getByText('Message Sent Successfully!').waitFor()
})

test('the privacy page names everything that is stored in the browser', async () => {
  const page = await openPage('/contact')
  await fillForm(page, exampleInput)
  await startChat(page)
  await page.getByRole('textbox', { name: 'Write a message' }).fill('Half a sent')
  await page.goto('/privacy-policy')

  const storedKeys = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ])
  const names = [...new Set(storedKeys.map((key) => key.split(':', 1)[0] ?? ''))].sort()
  expect(names).toEqual([
    'chatDraft',
    'chatMessages',
    'chatOpen',
    'chatPlace',
    'chatVisitorId',
    'chatWelcomeSent',
    'contact-form',
    'first-touch',
  ])
  const mainText = await page.getByRole('main').textContent()
  for (const name of names) expect(mainText).toContain(name)
})

test('handles clicks before the scripts load once and in order', async () => {
  const page = await openWindow(url)
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })

  await page.getByRole('button', { name: /^Slide 4: / }).click()
  await page.getByRole('button', { name: 'Next slide' }).click()
  gate.resolve()

  const slide = page.locator('[aria-roledescription=slide]:not([inert])')
  await expect.poll(() => slide.getAttribute('aria-label')).toMatch(/^5 of /)
  expect(await page.locator('[data-part=slider] [aria-busy]').count()).toBe(0)
})

test('keeps an open chat, its position and its draft on the next page', async () => {
  const page = await openPage('/', { ...desktop, viewport: { width: 1280, height: 700 } })
  await startChat(page)
  const visitorId = await readVisitorId(page)
  for (let line = 1; line <= 30; line++) await office.answer(visitorId, `Line ${line}`)
  await waitForText(page, 'Line 30')
  await writeMessage(page, 'Thank you')
  const log = page.getByRole('log')
  await log.evaluate((each) => each.scrollTo({ top: -400 }))
  await page.getByRole('textbox', { name: 'Write a message' }).fill('Half a sent')

  await page.getByRole('link', { name: 'Services' }).first().click()
  await page.waitForURL('**/services')

  await log.waitFor()
  expect(await page.getByRole('textbox', { name: 'Write a message' }).inputValue()).toBe(
    'Half a sent',
  )
  await expect.poll(() => log.evaluate((each) => Math.round(each.scrollTop))).toBe(-400)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')

  await page.getByRole('button', { name: 'Close chat' }).last().click()
  await page.getByRole('link', { name: 'About' }).first().click()
  await page.waitForURL('**/about')
  expect(await log.count()).toBe(0)
})

test('going back restores a page without a request', async () => {
  const page = await openFullBrowserWindow(url, phone)
  await page.goto('/canada')
  await page.evaluate(() => Object.assign(window, { isTheSame: true }))
  await page.evaluate(() => scrollTo(0, 2000))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).tap()
  await page.waitForURL('**/privacy-policy')
  const requestedPaths: string[] = []
  page.on('request', (request) => {
    // The favicon does not count.
    if (!request.url().endsWith('/favicon.svg')) requestedPaths.push(request.url())
  })

  // The page comes from the back/forward cache, so `goBack` would wait for a load.
  await page.evaluate(() => history.back())

  await page.getByRole('heading', { name: 'Study in Canada', level: 1 }).waitFor()
  expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true)
  expect(requestedPaths).toEqual([])
  expect(await page.locator('html[data-leaving]').count()).toBe(0)
})

test('shows a progress indicator while a link loads', async () => {
  const page = await openPage('/about', phone)
  await page.evaluate(() => {
    const root = document.documentElement
    const note = () => 'leaving' in root.dataset && sessionStorage.setItem('leaving', 'true')
    new MutationObserver(note).observe(root, { attributes: true })
  })

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).tap()

  await page.getByRole('heading', { name: 'Privacy Policy', level: 1 }).waitFor()
  expect(await page.evaluate(() => sessionStorage.getItem('leaving'))).toBe('true')
  expect(await page.locator('html[data-leaving]').count()).toBe(0)
})

test('shows new destinations automatically and loads nothing without changes', async () => {
  const { url, openPage } = await openSite(onTestFinished)
  const { administrator } = await signIn(url)
  const page = await openPage('about:blank')
  await page.clock.install()
  await page.goto(`${url}/destinations`)
  const country = page.getByRole('link', { name: 'Malta' })
  const shown = country.first()
  await shown.waitFor()
  const pages: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') pages.push(new URL(request.url()).pathname)
  })

  let answers = 0
  page.on('response', (response) => {
    if (response.url().endsWith('/api/destinations/')) answers += 1
  })
  // Polling may start later than the first half minute.
  const countRequests = async () => {
    await page.clock.runFor(30_000)
    return answers
  }
  await expect.poll(countRequests).toBeGreaterThanOrEqual(3)
  await expect.poll(() => pages.filter((path) => path === '/destinations')).toHaveLength(1)
  const [first] = await administrator.call(destinationsApi.list, {})
  await administrator.call(destinationsApi.remove, { params: { id: first?.id ?? '' } })
  await page.clock.runFor(30_000)

  const main = page.getByRole('main')
  await main.getByRole('link', { name: first?.country ?? '' }).waitFor({ state: 'detached' })
})

/** Records the requested script paths. */
function listenToScripts(page: Page) {
  const requestedPaths: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requestedPaths.push(new URL(request.url()).pathname)
  })
  return requestedPaths
}
