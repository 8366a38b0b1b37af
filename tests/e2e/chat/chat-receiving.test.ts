import { expect, onTestFinished, test } from 'vitest'
import {
  listMessages,
  openChat,
  openOfficeClient,
  readVisitorId,
  recordRequests,
  startChat,
  waitForText,
  writeMessage,
} from '../chat-panel.ts'
import { openSite } from '../site.ts'
import { expectAccessible, openWindow } from '../windows.ts'

const { url, openPage } = await openSite()
const office = await openOfficeClient(url)
const STREAM = '/api/messages/stream/'

test('shows that a tab is offline, and catches up when it is online again', async () => {
  const page = await openPage('/')
  await startChat(page)
  const visitorId = await readVisitorId(page)

  await page.context().setOffline(true)
  await writeMessage(page, 'Written offline')
  await writeMessage(page, 'And another')
  await page.getByText('Reconnecting…').waitFor()
  expect(await page.getByText('Sending…').count()).toBe(2)
  await expectAccessible(page)
  await office.answer(visitorId, 'Sent meanwhile')
  await page.context().setOffline(false)

  await page.getByText('Reconnecting…').waitFor({ state: 'detached' })
  await expect.poll(() => office.messages(visitorId)).toHaveLength(5)
  const allMessages = await office.messages(visitorId)
  await expect.poll(() => listMessages(page)).toEqual(allMessages)
  await expect.poll(() => page.getByText('Sending…').count()).toBe(0)
})

test('polls every 3 s when the network blocks streams', async () => {
  const page = await openPage('/')
  await page.route(`**${STREAM}**`, (route) => route.abort())
  await startChat(page)
  const streams = recordRequests(page, STREAM)

  for (const text of ['The first', 'The second', 'The third']) {
    await office.answer(await readVisitorId(page), text)
    await waitForText(page, text)
  }
  await office.close(await readVisitorId(page))
  await waitForText(page, 'The office has closed this conversation.')
  await writeMessage(page, 'One more thing')
  await page.getByText('The office has closed this conversation.').waitFor({ state: 'detached' })
  expect(streams.length).toBeLessThanOrEqual(2)
  expect(await page.getByText('Reconnecting…').count()).toBe(0)
})

test('fetches messages that a stream has skipped', async () => {
  const page = await openPage('/')
  let isGapped = false
  await page.route(`**${STREAM}**`, async (route) => {
    if (isGapped) return route.abort()
    isGapped = true
    const visitorId = await readVisitorId(page)
    // No welcome messages are posted after a real reply.
    await expect.poll(() => office.messages(visitorId)).toHaveLength(2)
    const left = await office.answer(visitorId, 'Left out')
    const reply = await office.answer(visitorId, 'Told')
    await route.fulfill({
      contentType: 'text/event-stream',
      body: [
        toEvent('hello', { ...hello, last_seq: reply.seq }),
        toEvent('message', reply),
        toEvent('message', { ...reply, user_id: 'somebody-else', seq: left.seq }),
      ].join(''),
    })
  })
  await openChat(page)

  await waitForText(page, 'Left out')
  const visitorId = await readVisitorId(page)
  await expect.poll(() => office.messages(visitorId)).toHaveLength(4)
  const allMessages = await office.messages(visitorId)
  await expect.poll(() => listMessages(page)).toEqual(allMessages)
})

test('loses no message of either side when the server is killed and restarted', async () => {
  const site = await openSite(onTestFinished)
  const page = await site.openPage('/')
  await startChat(page)
  const visitorId = await readVisitorId(page)
  await writeMessage(page, 'Before')
  await page.getByText('Sending…').waitFor({ state: 'detached' })

  await site.restart(async () => {
    await writeMessage(page, 'While it was away')
    await page.getByText('Reconnecting…').waitFor()
  })
  const office = await openOfficeClient(site.url)
  await office.answer(visitorId, 'After')

  await waitForText(page, 'After')
  await expect.poll(() => office.messages(visitorId)).toHaveLength(5)
  const allMessages = await office.messages(visitorId)
  await expect.poll(() => listMessages(page)).toEqual(allMessages)
})

test('reconnects a silent stream after 45 s', async () => {
  const site = await openSite(onTestFinished)
  const page = await openWindow(site.url)
  await page.clock.install()
  await page.goto('/', { waitUntil: 'networkidle' })
  await startChat(page)
  const visitorId = await readVisitorId(page)
  const opened = page.waitForRequest((request) => request.url().includes(STREAM))
  await page.reload({ waitUntil: 'networkidle' })
  await openChat(page)
  await opened
  const streams = recordRequests(page, STREAM)

  await site.freeze(async () => {
    await page.clock.fastForward(40_000)
    expect(streams).toEqual([])
    await page.clock.fastForward(6_000)
    await expect.poll(() => streams).toHaveLength(1)
    await page.clock.fastForward(3_000)
    await page.getByText('Reconnecting…').waitFor()
  })
  await page.getByText('Reconnecting…').waitFor({ state: 'detached' })
  await (await openOfficeClient(site.url)).answer(visitorId, 'Back again')
  await waitForText(page, 'Back again')
})

const hello = {
  first_seq: 1,
  online: true,
  office_open: true,
  office_read_seq: 0,
  visitor_read_seq: 0,
}

const toEvent = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
