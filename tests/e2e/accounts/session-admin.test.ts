import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accountsApi } from '#app/features/accounts/contract.ts'
import { administratorsApi } from '#app/features/accounts/people-contract.ts'
import { messagesApi } from '#app/features/chat/contract.ts'
import { createClient, signIn } from '../../processes/api-clients.ts'
import { admin } from '../../processes/server-process.ts'
import { endSession, logIn, openFromMenu, openOfficeScreen, readTokens } from '../office.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, openWindow, phone } from '../windows.ts'

const { url } = await openSite()
const refreshCall = '**/api/token/refresh/'
const waitForLogin = (page: Page) => page.getByRole('heading', { name: 'Admin Login' }).waitFor()

test('shows an error for a wrong password and keeps the username', async () => {
  const page = await openWindow(url)
  await page.goto('/login', { waitUntil: 'networkidle' })
  await logIn(page, { username: admin.username, password: 'not-the-password' })

  await page.getByText('No active account found with the given credentials').waitFor()
  expect(await page.getByLabel('Username').inputValue()).toBe(admin.username)
  await expectAccessible(page)
})

test('shows the server’s message for a refused login, or a general one if there is none', async () => {
  const page = await openWindow(url)
  await page.goto('/login', { waitUntil: 'networkidle' })
  const responses: [body: string | undefined, said: string][] = [
    ['{"detail":"Not today."}', 'Not today.'],
    ['{"username":["Unknown."]}', '{"username":["Unknown."]}'],
    ['', 'Invalid credentials'],
    ['null', 'Invalid credentials'],
    ['""', 'Invalid credentials'],
    [undefined, 'Login failed'],
  ]
  for (const [body, expectedText] of responses) {
    await page.route('**/api/token/', (route) =>
      body === undefined
        ? route.abort()
        : route.fulfill({ status: 401, contentType: 'application/json', body }),
    )
    await logIn(page)
    await page.getByText(expectedText, { exact: true }).waitFor()
    await page.unroute('**/api/token/')
  }
})

test('an address without a screen leads to the login, and back to it', async () => {
  const page = await openWindow(url)
  const answer = await page.goto('/admin/nowhere?x=1', { waitUntil: 'networkidle' })
  expect(answer?.status()).toBe(404)
  await page.getByText('Oops! Page not found').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Log in to the office' }).click()
  await waitForLogin(page)
  await logIn(page)
  await page.getByRole('link', { name: 'Go to the dashboard' }).waitFor()
  expect(page.url()).toBe(`${url}/admin/nowhere?x=1`)
  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()

  await page.goto('/admin')
  await page.waitForURL('**/admin/dashboard')
  await endSession(url, page)
  await waitForLogin(page)
  await page.goto('/admin', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Log in to the office' }).click()
  await logIn(page)
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
})

test('the menu shows that it goes on below, until its end', async () => {
  const page = await openWindow(url, { viewport: { width: 1280, height: 900 } })
  await openOfficeScreen(page)
  const menu = page.getByRole('navigation', { name: 'Back office' })
  const isHintCovered = () =>
    menu
      .locator('div.sticky.bottom-0')
      .evaluate(
        (hint) =>
          hint.getBoundingClientRect().top >= innerHeight - hint.clientHeight - 1 &&
          hint.nextElementSibling?.getBoundingClientRect().top === hint.getBoundingClientRect().top,
      )
  await expect.poll(isHintCovered).toBe(false)
  await menu.getByRole('link', { name: 'Handbook' }).focus()
  await expectAccessible(page)
  await menu.getByRole('link', { name: 'Handbook' }).hover()
  await page.mouse.wheel(0, 2000)
  await expect.poll(isHintCovered).toBe(true)
})

test('disables the login button during the login, then stores the tokens', async () => {
  const page = await openWindow(url)
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/token/', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'networkidle' })
  await logIn(page)

  const button = page.getByRole('button', { name: 'Logging in...' })
  await button.waitFor()
  expect(await button.isDisabled()).toBe(true)
  gate.resolve()
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  expect(await readTokens(page)).toEqual({
    access: expect.any(String),
    refresh: expect.any(String),
  })
})

test('restores the session after a reload and refreshes it then and every 4 minutes', async () => {
  const page = await openWindow(url)
  await page.clock.install()
  await openOfficeScreen(page)
  const first = await readTokens(page)
  const gate = Promise.withResolvers<void>()
  await page.route(refreshCall, async (route) => {
    await gate.promise
    await route.continue()
  })

  await page.reload()
  await page.getByText('Loading...').waitFor()
  gate.resolve()
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  const restored = await readTokens(page)
  expect(restored.refresh).toBe(first.refresh)
  expect(restored.access).not.toBe(first.access)

  await page.clock.fastForward(4 * 60_000)
  await expect.poll(async () => (await readTokens(page)).access).not.toBe(restored.access)
})

test('ends the session without an error if a refresh fails, and returns to the screen after login', async () => {
  const page = await openWindow(url)
  await page.clock.install()
  await openOfficeScreen(page)
  await openFromMenu(page, 'Activity log')
  await page.goto('/admin/activity-log?q=norway')
  await page.getByText('No activity found').waitFor()
  await endSession(url, page)

  await page.clock.fastForward(4 * 60_000)
  await waitForLogin(page)
  expect(await page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0)
  expect(await readTokens(page)).toEqual({})

  await logIn(page)
  await page.getByText('No activity found').waitFor()
  expect(new URL(page.url()).search).toBe('?q=norway')
})

test('keeps the session while the server is unreachable', async () => {
  const page = await openWindow(url)
  await page.clock.install()
  await openOfficeScreen(page)
  await page.route(refreshCall, (route) => route.abort())

  const failed = page.waitForEvent('requestfailed')
  await page.clock.fastForward(4 * 60_000)
  await failed

  await openFromMenu(page, 'People')
  await page.getByText('(you)').waitFor()
})

test('ends the session on the server after Logout and shows the login', async () => {
  const page = await openWindow(url)
  await openOfficeScreen(page)
  const { refresh } = await readTokens(page)
  const signedOut = page.waitForResponse('**/api/token/blacklist/')

  await page.getByRole('button', { name: 'Logout' }).click()
  await waitForLogin(page)
  await signedOut

  expect(await readTokens(page)).toEqual({})
  const body = { refresh }
  expect(await createClient(url).attempt(accountsApi.refresh, { body })).toMatchObject({
    status: 401,
  })
  // After a logout the next login opens the dashboard.
  await openPeopleAfterLogin(page)
})

test('deletes unsaved drafts on Logout', async () => {
  const page = await openWindow(url)
  await openOfficeScreen(page)
  await page.evaluate(() => {
    sessionStorage.setItem('draft:user:lead', '"Asha"')
    localStorage.setItem('page:user:1', '{"title":"Draft"}')
  })

  await page.getByRole('button', { name: 'Logout' }).click()
  await waitForLogin(page)

  const listKeys = () => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]
  const keys = await page.evaluate(listKeys)
  expect(keys.filter((key) => /^(draft|page|authTokens)/.test(key))).toEqual([])
})

async function openPeopleAfterLogin(page: Page) {
  await page.goto('/admin/people')
  await waitForLogin(page)
  await logIn(page)
  await page.getByRole('heading', { name: 'People' }).waitFor()
}

test('signs in and out in all tabs together', async () => {
  const first = await openWindow(url)
  await openOfficeScreen(first)
  const second = await first.context().newPage()
  await second.goto('/admin/contacts')
  await second.getByRole('heading', { name: 'Contact Messages' }).waitFor()

  await first.getByRole('button', { name: 'Logout' }).click()
  await waitForLogin(first)
  await waitForLogin(second)

  await logIn(first)
  await first.getByRole('heading', { name: 'Dashboard' }).waitFor()
  await second.getByRole('heading', { name: 'Contact Messages' }).waitFor()
})

test('keeps an unsent reply when the session ends, and deletes it on Logout', async () => {
  const user_id = 'visitor-with-a-question'
  const question = { user_id, sender: 'user', message: 'Is there a scholarship?' } as const
  await createClient(url).call(messagesApi.send, { body: question })
  const page = await openWindow(url)
  await openOfficeScreen(page)
  await page.goto(`/admin/messages?user=${user_id}`)
  const reply = page.getByRole('textbox', { name: /reply/i })
  await reply.fill('Yes, the Australia Aw')
  await endSession(url, page)

  // The screen's next poll is refused.
  await waitForLogin(page)
  await logIn(page)
  await reply.waitFor()
  expect(await reply.inputValue()).toBe('Yes, the Australia Aw')
  expect(new URL(page.url()).search).toBe(`?user=${user_id}`)

  await page.getByRole('button', { name: 'Logout' }).click()
  await waitForLogin(page)
  await logIn(page)
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  await page.goto(`/admin/messages?user=${user_id}`)
  await reply.waitFor()
  expect(await reply.inputValue()).toBe('')
})

test('switches all tabs to the user who signs in in another tab', async () => {
  const gita = {
    username: 'Gita',
    email: 'gita@office.example',
    role: 'owner' as const,
    password: 'password-of-gita',
  }
  const { administrator } = await signIn(url)
  const { link } = await administrator.call(administratorsApi.invite, { body: gita })
  const body = { token: link.token, password: gita.password }
  await createClient(url).call(accountsApi.choosePassword, { body })
  const first = await openWindow(url)
  await openOfficeScreen(first)
  await openFromMenu(first, 'People')
  const second = await first.context().newPage()

  await openOfficeScreen(second, undefined, gita)

  await first.getByRole('banner').getByRole('link', { name: 'Gita' }).waitFor()
  await first.getByRole('heading', { name: 'People' }).waitFor()
  expect(await first.getByText('(you)').locator('..').textContent()).toContain('Gita')
})

for (const [name, size] of [
  ['a phone', phone],
  ['a desktop', desktop],
] as const) {
  test(`opens each screen from the menu and focuses its heading on ${name}`, async () => {
    const page = await openWindow(url, size)
    await openOfficeScreen(page)
    for (const screen of ['Contact Messages', 'Messages', 'People', 'Activity log']) {
      await openFromMenu(page, screen)
      const heading = page.getByRole('heading', { name: screen, level: 1 })
      await expect
        .poll(() => heading.evaluate((each) => each === document.activeElement))
        .toBe(true)
      const current = page.getByRole('navigation').locator('[aria-current=page]')
      // The link to the inbox also says how many await a reply.
      const texts = await current.allTextContents()
      expect(texts.some((text) => text.startsWith(screen))).toBe(true)
    }
    const menuButton = page.getByText('Menu', { exact: true })
    if (await menuButton.isVisible()) await menuButton.click()
    await expectAccessible(page)
    const widths = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
    expect(widths).toEqual([size.viewport.width, size.viewport.width])
  })
}

test('skips the menu by keyboard', async () => {
  const page = await openWindow(url)
  await openOfficeScreen(page)

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  expect(await page.evaluate(() => document.activeElement?.id)).toBe('screen')
})

test('shows no page progress for links within the back office', async () => {
  const page = await openWindow(url)
  await openOfficeScreen(page)

  await openFromMenu(page, 'People')

  expect(await page.locator('html[data-leaving]').count()).toBe(0)
})
