import type { BrowserContextOptions, Page } from 'playwright-core'
import { accountsApi } from '#app/features/accounts/contract.ts'
import { callerOf } from '../processes/api.ts'
import { admin } from '../processes/server-process.ts'
import { desk } from './browser.ts'
import type { openSite } from './site.ts'

export type OpenPage = Awaited<ReturnType<typeof openSite>>['openPage']

interface Account {
  username: string
  password: string
}

/** Fills in the form of the login, which the page shows already, and sends it. */
export async function logIn(page: Page, { username, password }: Account = admin) {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** A window of the administrator, who sees this screen. */
export async function openOffice(
  openPage: OpenPage,
  options: BrowserContextOptions = desk,
  path?: string,
) {
  const page = await openPage('about:blank', options)
  await enterOffice(page, path)
  return page
}

/** Comes to a screen, signed in already, and waits until it is there. */
export async function enterOffice(page: Page, path = '/admin/dashboard', account?: Account) {
  await arrive(page, path, account)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Is signed in already, and comes to a screen by its address. */
export async function arrive(page: Page, path: string, account: Account = admin) {
  const answer = await page.request.post(accountsApi.signIn.url, { data: account })
  const keep = (tokens: string) => localStorage.setItem('authTokens', tokens)
  const before = await page.addInitScript(keep, await answer.text())
  await page.goto(path)
  await before.dispose()
}

/** Goes to a screen by the menu, which is folded on small screens. */
export async function goTo(page: Page, screen: string) {
  const menu = page.getByRole('navigation', { name: 'Back office' })
  const folded = menu.getByText('Menu', { exact: true })
  if (await folded.isVisible()) await folded.click()
  await menu.getByRole('link', { name: screen, exact: true }).filter({ visible: true }).click()
  await page.getByRole('heading', { name: screen, level: 1 }).waitFor()
}

/** Ends the window's session on the server; the window hears of it by its stream. */
export async function endSession(url: string, page: Page) {
  const { refresh } = await readTokens(page)
  await callerOf(url).call(accountsApi.signOut, { body: { refresh } })
}

/**
 * The same, and the window does not hear of it by its stream or its polls: only what somebody does
 * there next finds out. It hears again once it stands at the login.
 */
export async function endSessionUnheard(url: string, page: Page) {
  const news = '**/api/conversations/**'
  await page.route(news, (route) => route.abort())
  await endSession(url, page)
  const login = page.getByRole('heading', { name: 'Admin Login' })
  login.waitFor().then(
    () => page.unroute(news),
    () => undefined,
  )
}

export function readTokens(page: Page): Promise<{ access: string; refresh: string }> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('authTokens') ?? '{}'))
}
