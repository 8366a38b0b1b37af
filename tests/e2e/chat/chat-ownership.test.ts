import { expect, test } from 'vitest'
import {
  listMessages,
  listStorageKeys,
  openChat,
  openOfficeClient,
  readVisitorId,
  recordRequests,
  startChat,
  welcome,
  writeMessage,
} from '../chat-panel.ts'
import { openSite } from '../site.ts'
import { expectAccessible } from '../windows.ts'

const { url, openPage } = await openSite()
const office = await openOfficeClient(url)

test('continues as a new visitor without losing text when the cookie is lost', async () => {
  const page = await openPage('/')
  await startChat(page)
  await writeMessage(page, 'Before')
  await page.getByText('Sending…').waitFor({ state: 'detached' })
  const visitorId = await readVisitorId(page)
  const other = await page.context().newPage()
  await other.goto('/about')
  await page.context().clearCookies()
  await page.reload()

  await openChat(page)
  await openChat(other)
  expect(await listMessages(page)).toEqual([...welcome, 'You: Before'])
  await writeMessage(page, 'After')

  const both = [...welcome, 'You: Before', ...welcome, 'You: After']
  // It tries once more first.
  await expect.poll(() => listMessages(page)).toEqual(both)
  await page.getByText('A new conversation').waitFor()
  await page.getByText('Sending…').waitFor({ state: 'detached' })
  await expect.poll(() => listMessages(other)).toEqual(both)
  await expectAccessible(page)
  const newId = await readVisitorId(page)
  expect(newId).not.toBe(visitorId)
  expect(await office.messages(newId)).toEqual([...welcome, 'You: After'])
  await office.answer(newId, 'Hello again')
  await other.getByText('Hello again').waitFor()
  await page.reload()
  await openChat(page)
  await expect.poll(() => listMessages(page)).toEqual([...both, 'Gantavya: Hello again'])
})

test('makes the browser the owner when the first response is lost, also after a reload', async () => {
  const page = await openPage('/')
  const lost: string[] = []
  await page.route('**/api/messages/', async (route) => {
    const body = route.request().postData() ?? ''
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
    const answer = await fetch(`${url}/api/messages/`, { method: 'POST', headers, body })
    expect(answer.headers.get('set-cookie')).toMatch(/^chatOwner=/)
    lost.push(JSON.parse(body).id)
    await route.abort()
  })
  await openChat(page)
  await expect.poll(() => lost.length).toBeGreaterThan(1)
  await page.unroute('**/api/messages/')
  expect(new Set(lost).size).toBe(1)
  expect(await page.context().cookies()).toEqual([])

  await page.reload()
  await openChat(page)
  await expect.poll(() => listMessages(page)).toEqual(welcome)
  await writeMessage(page, 'Only mine')
  await page.getByText('Sending…').waitFor({ state: 'detached' })

  const visitorId = await readVisitorId(page)
  expect(await office.messages(visitorId)).toEqual([...welcome, 'You: Only mine'])
  const response = await fetch(`${url}/api/messages/?user_id=${visitorId}`)
  expect(await response.json()).toEqual([])
})

test('erases the chat from all tabs of the browser, and the next visitor starts a new chat', async () => {
  const page = await openPage('/')
  await startChat(page)
  await writeMessage(page, 'My passport number')
  await page.getByText('Sending…').waitFor({ state: 'detached' })
  const visitorId = await readVisitorId(page)
  const other = await page.context().newPage()
  await other.goto('/about')
  await openChat(other)
  await expect.poll(() => listMessages(other)).toHaveLength(3)
  await other.route('**/api/messages/', (route) => route.abort())
  await writeMessage(other, 'Not sent yet')
  await page.getByText('Not sent yet').waitFor()

  await page.getByRole('button', { name: 'Erase on this device' }).click()
  const question = page.getByRole('alertdialog', { name: 'Erase this chat on this device?' })
  await question.getByText('1 message has not been sent. It will be lost.').waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('log').getByText('My passport number').waitFor()
  await page.getByRole('button', { name: 'Erase on this device' }).click()
  const requests = recordRequests(page, '/api/messages')
  await question.getByRole('button', { name: 'Erase' }).click()

  for (const tab of [page, other]) {
    await tab.getByRole('status').getByText('The chat was erased on this device.').waitFor()
    expect(await tab.getByRole('log').count()).toBe(0)
  }
  // The browser retried until it received the refusal.
  const otherRequests = recordRequests(other, '/api/messages')
  await page.getByRole('link', { name: 'About' }).first().click()
  await page.waitForURL('**/about')
  expect([await listStorageKeys(page), requests, otherRequests]).toEqual([[], [], []])
  expect(await page.getByRole('button', { name: 'Open chat', exact: true }).count()).toBe(1)

  await startChat(page)
  expect(await readVisitorId(page)).not.toBe(visitorId)
  expect(await office.messages(visitorId)).toEqual([...welcome, 'You: My passport number'])
})
