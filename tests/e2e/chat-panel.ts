import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { messagesApi } from '#app/features/chat/contract.ts'
import { conversationsApi } from '#app/features/chat/conversations-contract.ts'
import { signIn } from '../processes/api-clients.ts'

export const welcome = [
  'Gantavya: Hello sir, how can I help you?',
  'Gantavya: Please leave your contact details. We will approach you soon.',
]

/** Opens the chat unless it is open; it stays open across pages. */
export async function openChat(page: Page) {
  const button = page.locator('.chat-launcher')
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
  await page.getByRole('log').waitFor()
}

/** Opens the chat as a new visitor and waits for the welcome messages. */
export async function startChat(page: Page) {
  await openChat(page)
  await waitForText(page, 'Please leave your contact details.')
  expect(await listMessages(page)).toEqual(welcome)
}

export async function writeMessage(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Write a message' }).fill(text)
  await page.keyboard.press('Enter')
}

/** Returns the shown messages with their senders, oldest first. */
export function listMessages(page: Page) {
  return page.getByRole('log').locator('li > p').allTextContents()
}

/** Waits until the log shows it. */
export function waitForText(page: Page, text: string) {
  return page.getByRole('log').getByText(text).waitFor()
}

export const readVisitorId = (page: Page) =>
  page.evaluate(() => localStorage.chatVisitorId as string)

/** Returns the chat's storage keys in this browser. */
export function listStorageKeys(page: Page) {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('chat')))
}

/** Records requests whose address contains `part`. */
export function recordRequests(page: Page, part: string) {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(part)) requests.push(`${request.method()} ${request.url()}`)
  })
  return requests
}

/** Returns an administrator's client that replies. */
export async function openOfficeClient(url: string) {
  const { administrator } = await signIn(url)
  return {
    answer: (user_id: string, message: string) =>
      administrator.call(messagesApi.send, { body: { user_id, sender: 'admin', message } }),
    remove: (user_id: string) =>
      administrator.call(messagesApi.removeAll, { querystring: { user_id } }),
    read: (user_id: string, seq: number) =>
      administrator.call(conversationsApi.read, { params: { user_id }, body: { seq } }),
    type: (user_id: string) => administrator.call(conversationsApi.typing, { params: { user_id } }),
    close: (user_id: string) => administrator.call(conversationsApi.close, { params: { user_id } }),
    list: () => administrator.call(conversationsApi.list, { querystring: {} }),
    /** Returns the stored messages in the format of `shown`. */
    async messages(user_id: string) {
      const messages = await administrator.call(conversationsApi.messages, {
        params: { user_id },
        querystring: { limit: 1000 },
      })
      return messages.map((each) => `${names[each.sender]}: ${each.message}`)
    },
  }
}

const names = { user: 'You', admin: 'Gantavya' }
