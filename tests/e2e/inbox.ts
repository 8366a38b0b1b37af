import type { BrowserContextOptions, Page } from 'playwright-core'
import { accountsApi } from '#app/features/accounts/contract.ts'
import { administratorsApi } from '#app/features/accounts/people-contract.ts'
import { messagesApi } from '#app/features/chat/contract.ts'
import { conversationsApi } from '#app/features/chat/conversations-contract.ts'
import { makeAnswer, makeMessage } from '#tests/factories.ts'
import { createClient, signIn } from '../processes/api-clients.ts'
import { openSignedIn } from './office.ts'
import { desktop, openFullBrowserWindow, openWindow } from './windows.ts'

export const colleague = { username: 'Gita', password: 'password-of-gita' }

/** Adds a second administrator. */
export async function addColleague(url: string) {
  const { administrator } = await signIn(url)
  const { link } = await administrator.call(administratorsApi.invite, {
    body: { username: colleague.username, email: 'gita@office.example', role: 'owner' as const },
  })
  const body = { token: link.token, password: colleague.password }
  await createClient(url).call(accountsApi.choosePassword, { body })
}

/** Returns a visitor's client without a browser; the inbox shows the end of its id. */
export function createVisitor(url: string, user_id: string) {
  const api = createClient(url)
  return {
    user_id,
    name: `Visitor ${user_id.slice(-4)}`,
    write: (message: string) =>
      api.call(messagesApi.send, { body: makeMessage({ user_id, message }) }),
    read: (seq: number) => api.call(messagesApi.read, { body: { user_id, seq } }),
    reportPresence: (presence: { page?: string; is_typing?: boolean }) =>
      api.call(messagesApi.presence, { body: { user_id, ...presence } }),
  }
}

/** Replies to a visitor as an administrator without a window. */
export async function replyAs(url: string, user_id: string, message: string, account = colleague) {
  const { administrator } = await signIn(url, account)
  return administrator.call(messagesApi.send, { body: makeAnswer({ user_id, message }) })
}

interface InboxOptions {
  account?: { username: string; password: string }
  window?: BrowserContextOptions
  query?: string
  /** Uses the full browser, which supports notifications. */
  isFullBrowser?: boolean
  /** Uses a fake clock in the window. */
  hasClock?: boolean
}

/** Opens the inbox in an administrator's window. */
export async function openInbox(url: string, options: InboxOptions = {}) {
  const { account, window = desktop, query = '', hasClock, isFullBrowser } = options
  const page = await (isFullBrowser ? openFullBrowserWindow : openWindow)(url, window)
  if (hasClock) await page.clock.install()
  await openSignedIn(page, `/admin/messages${query}`, account)
  await page.getByRole('heading', { name: 'Messages', level: 1 }).waitFor()
  return page
}

export const conversationList = (page: Page) =>
  page.getByRole('navigation', { name: 'Conversations' })

/** A row of the list. */
export const conversationRow = (page: Page, name: string) =>
  conversationList(page).getByRole('link', { name })

/** Returns the names in the list, top to bottom. */
export async function listNames(page: Page) {
  const rows = await conversationList(page).locator('a[href*="user="]').allTextContents()
  return rows.map((text) => text.match(/^Visitor \w{4}/)?.[0]).filter(Boolean)
}

export const messageLog = (page: Page) => page.getByRole('log', { name: 'Messages' })

export const replyBox = (page: Page) => page.getByRole('textbox', { name: 'Your reply' })

/** Writes and sends in the conversation that is open. */
export async function sendReply(page: Page, text: string) {
  await replyBox(page).fill(text)
  await replyBox(page).press('Enter')
}

/** Returns the stored messages of `visitor-asha`. */
export async function listStoredTexts(url: string) {
  const { administrator } = await signIn(url)
  const params = { user_id: 'visitor-asha' }
  const messages = await administrator.call(conversationsApi.messages, { params, querystring: {} })
  return messages.map(({ message }) => message)
}
