import type { BrowserContextOptions, Page } from 'playwright-core'
import { accountsApi } from '#app/features/accounts/contract.ts'
import { createClient } from '../processes/api-clients.ts'
import { admin } from '../processes/server-process.ts'
import type { openSite } from './site.ts'
import { desktop } from './windows.ts'

export type OpenPage = Awaited<ReturnType<typeof openSite>>['openPage']

interface Account {
  username: string
  password: string
}

/** Fills in the login form and sends it. */
export async function logIn(page: Page, { username, password }: Account = admin) {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** Opens this screen as the administrator. */
export async function openOffice(
  openPage: OpenPage,
  options: BrowserContextOptions = desktop,
  path?: string,
) {
  const page = await openPage('about:blank', options)
  await openOfficeScreen(page, path)
  return page
}

/** Opens a screen as a signed-in person and waits for it. */
export async function openOfficeScreen(page: Page, path = '/admin/dashboard', account?: Account) {
  await openSignedIn(page, path, account)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Signs in without the form and opens a screen. */
export async function openSignedIn(page: Page, path: string, account: Account = admin) {
  const answer = await page.request.post(accountsApi.signIn.url, { data: account })
  const storeTokens = (tokens: string) => localStorage.setItem('authTokens', tokens)
  const before = await page.addInitScript(storeTokens, await answer.text())
  await page.goto(path)
  await before.dispose()
}

/** Opens a screen from the menu, which is collapsed on small screens. */
export async function openFromMenu(page: Page, screen: string) {
  const menu = page.getByRole('navigation', { name: 'Back office' })
  const menuButton = menu.getByText('Menu', { exact: true })
  if (await menuButton.isVisible()) await menuButton.click()
  await menu.getByRole('link', { name: screen, exact: true }).filter({ visible: true }).click()
  await page.getByRole('heading', { name: screen, level: 1 }).waitFor()
}

/** Ends the window's session; the stream reports it to the window. */
export async function endSession(url: string, page: Page) {
  const { refresh } = await readTokens(page)
  await createClient(url).call(accountsApi.signOut, { body: { refresh } })
}

/**
 * Ends the window's session and blocks its streams and polls, so that only the next action reports it.
 * Unblocks them on the login page.
 */
export async function endSessionUnnoticed(url: string, page: Page) {
  const conversationCalls = '**/api/conversations/**'
  await page.route(conversationCalls, (route) => route.abort())
  await endSession(url, page)
  const login = page.getByRole('heading', { name: 'Admin Login' })
  login.waitFor().then(
    () => page.unroute(conversationCalls),
    () => undefined,
  )
}

export function readTokens(page: Page): Promise<{ access: string; refresh: string }> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('authTokens') ?? '{}'))
}
