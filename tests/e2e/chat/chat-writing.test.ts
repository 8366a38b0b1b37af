import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  listMessages,
  openChat,
  openOfficeClient,
  readVisitorId,
  recordRequests,
  startChat,
  welcome,
  writeMessage,
} from '../chat-panel.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, openWindow } from '../windows.ts'

const { url, openPage } = await openSite()
const office = await openOfficeClient(url)

for (const [browser, prepare] of [
  ['a browser', () => {}],
  // Plain http on another machine, and old browsers.
  ['a browser without locks', () => Reflect.deleteProperty(Navigator.prototype, 'locks')],
] as const) {
  test(`sends the welcome once when many tabs of ${browser} open the chat at the same time`, async () => {
    const first = await openWindow(url, desktop)
    await first.context().addInitScript(prepare)
    const others = await Promise.all([1, 2, 3].map(() => first.context().newPage()))
    const tabs = [first, ...others]
    await Promise.all(tabs.map((tab) => tab.goto('/', { waitUntil: 'networkidle' })))

    await Promise.all(tabs.map(openChat))

    for (const tab of tabs) await expect.poll(() => listMessages(tab)).toEqual(welcome)
    await Promise.all(tabs.map((tab, index) => writeMessage(tab, `From tab ${index}`)))
    const visitorId = await readVisitorId(first)
    await expect.poll(() => office.messages(visitorId)).toHaveLength(6)
    const allMessages = await office.messages(visitorId)
    for (const tab of tabs) await expect.poll(() => listMessages(tab)).toEqual(allMessages)
  })
}

test('sends on Enter, breaks the line on Shift+Enter, and ignores blank text', async () => {
  const page = await openPage('/')
  await startChat(page)
  const sent = recordRequests(page, '/api/messages/')

  await writeMessage(page, ' \n ')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  expect(sent).toEqual([])
  await page.getByRole('textbox', { name: 'Write a message' }).fill('')
  await page.keyboard.type('First line')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('second line')
  await page.keyboard.press('Enter')

  await expect.poll(() => listMessages(page)).toContain('You: First line\nsecond line')
})

test('shows HTML as text, and makes links of https addresses only', async () => {
  const page = await openPage('/')
  await startChat(page)
  const visitorId = await readVisitorId(page)
  const html =
    '<img src=x onerror="document.title=1"> <b>bold</b> <script>document.title=2</script>'
  const links = 'See https://example.com/a?b=c. Not http://example.com or javascript:alert(1)'

  await writeMessage(page, html)
  await office.answer(visitorId, html)
  await office.answer(visitorId, links)

  const log = page.getByRole('log')
  await expect.poll(() => listMessages(page)).toContain(`Gantavya: ${links}`)
  await expect.poll(() => listMessages(page)).toContain(`You: ${html}`)
  expect(await log.locator('img, b, script').count()).toBe(0)
  const addresses = await log
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => [link.textContent, link.getAttribute('href')]))
  expect(addresses).toEqual([['https://example.com/a?b=c', 'https://example.com/a?b=c']])
  await expectAccessible(page)
})

test('sends the outbox after a reload without opening the chat', async () => {
  const page = await openPage('/')
  await startChat(page)
  const visitorId = await readVisitorId(page)
  await blockSending(page)
  for (const text of ['One', 'Two', 'Three']) await writeMessage(page, text)
  await expect.poll(() => page.getByText('Sending…').count()).toBe(3)

  await page.reload()
  await page.unroute(SEND)
  await page.reload()

  const typed = ['You: One', 'You: Two', 'You: Three']
  await expect.poll(() => office.messages(visitorId)).toEqual([...welcome, ...typed])
  await openChat(page)
  await expect.poll(() => listMessages(page)).toEqual([...welcome, ...typed])
})

test('lets the visitor retry or discard a refused message', async () => {
  const page = await openPage('/')
  await startChat(page)
  await refuseSending(page)
  await writeMessage(page, 'Refused at first')
  await writeMessage(page, 'Refused too')
  await expect.poll(() => page.getByText('Not sent – try again').count()).toBe(2)
  await expectAccessible(page)
  await page.reload()
  await openChat(page)
  await page.unroute(SEND)

  await page.getByRole('button', { name: 'Discard' }).last().click()
  await page.getByRole('button', { name: 'Not sent – try again' }).click()

  await page.getByText('Not sent – try again').waitFor({ state: 'detached' })
  const visitorId = await readVisitorId(page)
  await expect.poll(() => office.messages(visitorId)).toEqual([...welcome, 'You: Refused at first'])
  expect(await listMessages(page)).toEqual([...welcome, 'You: Refused at first'])
})

test('shows messages once and in the same order in two tabs and in the office', async () => {
  const first = await openPage('/')
  await startChat(first)
  const visitorId = await readVisitorId(first)
  const second = await first.context().newPage()
  await second.goto('/about')
  await openChat(second)
  await expect.poll(() => listMessages(second)).toEqual(welcome)

  await Promise.all([
    ...[first, second].map(async (tab, index) => {
      for (let turn = 0; turn < 15; turn++) await writeMessage(tab, `Tab ${index}, ${turn}`)
    }),
    ...Array.from({ length: 30 }, (_, turn) => office.answer(visitorId, `Office, ${turn}`)),
  ])

  await expect.poll(() => office.messages(visitorId)).toHaveLength(62)
  const allMessages = await office.messages(visitorId)
  for (const tab of [first, second]) {
    await expect.poll(() => listMessages(tab)).toEqual(allMessages)
    expect(await tab.getByText('Sending…').count()).toBe(0)
  }
  for (const tab of [0, 1]) {
    const own = allMessages.filter((text) => text.startsWith(`You: Tab ${tab},`))
    expect(own).toEqual(Array.from({ length: 15 }, (_, turn) => `You: Tab ${tab}, ${turn}`))
  }
})

const SEND = '**/api/messages/'

async function blockSending(page: Page) {
  await page.route(SEND, (route) => route.abort())
}

async function refuseSending(page: Page) {
  const json = { code: 'not_allowed', detail: 'You may not write now.' }
  await page.route(SEND, (route) => route.fulfill({ status: 403, json }))
}
