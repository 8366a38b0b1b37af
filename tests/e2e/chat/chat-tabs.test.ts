import { expect, test } from 'vitest'
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

const { url, openPage } = await openSite()
const office = await openOfficeClient(url)
const STREAM = '/api/messages/stream/'

test('shares one stream between tabs, and another tab takes over when the first is closed', async () => {
  const first = await openPage('/')
  await startChat(first)
  const visitorId = await readVisitorId(first)
  const second = await first.context().newPage()
  const streams = recordRequests(second, STREAM)
  await second.goto('/canada')
  await openChat(second)
  await expect.poll(() => listMessages(second)).toHaveLength(2)

  await office.answer(visitorId, 'To both')
  await Promise.all([waitForText(first, 'To both'), waitForText(second, 'To both')])
  await writeMessage(second, 'From the second')
  await waitForText(first, 'From the second')
  expect(streams).toEqual([])

  const takenOver = second.waitForRequest((request) => request.url().includes(STREAM))
  await first.close()
  await takenOver
  const polls = recordRequests(second, '/api/messages/?')
  await office.answer(visitorId, 'To the one left')
  await waitForText(second, 'To the one left')
  expect([streams.length, polls]).toEqual([1, []])
  expect(await listMessages(second)).toEqual(await office.messages(visitorId))
})

test('lets a visible tab take over the stream of an unresponsive tab', async () => {
  const frozenTab = await openPage('/')
  await startChat(frozenTab)
  const visitorId = await readVisitorId(frozenTab)
  const page = await frozenTab.context().newPage()
  await page.goto('/about')
  await openChat(page)
  await expect.poll(() => listMessages(page)).toHaveLength(2)

  const takenOver = page.waitForRequest((request) => request.url().includes(STREAM))
  const unfrozen = frozenTab.evaluate(() => {
    const end = performance.now() + 6000
    while (performance.now() < end);
  })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await takenOver
  const streams = recordRequests(frozenTab, STREAM)
  await office.answer(visitorId, 'While one tab was frozen')
  await waitForText(page, 'While one tab was frozen')

  await unfrozen
  await waitForText(frozenTab, 'While one tab was frozen')
  await office.answer(visitorId, 'Afterwards')
  await Promise.all([waitForText(frozenTab, 'Afterwards'), waitForText(page, 'Afterwards')])
  expect(streams).toEqual([])
})

test('removes deleted messages from every tab, and numbering continues', async () => {
  const first = await openPage('/')
  await startChat(first)
  await writeMessage(first, 'A secret')
  await first.getByText('Sending…').waitFor({ state: 'detached' })
  const visitorId = await readVisitorId(first)
  const second = await first.context().newPage()
  await second.goto('/')
  await openChat(second)
  await waitForText(second, 'A secret')
  await expect.poll(() => office.messages(visitorId)).toHaveLength(3)

  await office.remove(visitorId)
  for (const page of [first, second]) await expect.poll(() => listMessages(page)).toEqual([])
  await writeMessage(second, 'New message')
  for (const page of [first, second])
    await expect.poll(() => listMessages(page)).toEqual(['You: New message'])
  await first.reload()
  await openChat(first)
  await expect.poll(() => listMessages(first)).toEqual(['You: New message'])
})
