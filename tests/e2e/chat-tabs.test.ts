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
} from './chat-panel.ts'
import { openSite } from './site.ts'

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

  const isTaken = second.waitForRequest((request) => request.url().includes(STREAM))
  await first.close()
  await isTaken
  const polls = recordRequests(second, '/api/messages/?')
  await office.answer(visitorId, 'To the one left')
  await waitForText(second, 'To the one left')
  expect([streams.length, polls]).toEqual([1, []])
  expect(await listMessages(second)).toEqual(await office.messages(visitorId))
})

test('lets a visible tab take over the stream of an unresponsive tab', async () => {
  const stuck = await openPage('/')
  await startChat(stuck)
  const visitorId = await readVisitorId(stuck)
  const page = await stuck.context().newPage()
  await page.goto('/about')
  await openChat(page)
  await expect.poll(() => listMessages(page)).toHaveLength(2)

  const isTaken = page.waitForRequest((request) => request.url().includes(STREAM))
  const isFree = stuck.evaluate(() => {
    const end = performance.now() + 6000
    while (performance.now() < end);
  })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await isTaken
  const streams = recordRequests(stuck, STREAM)
  await office.answer(visitorId, 'While one was stuck')
  await waitForText(page, 'While one was stuck')

  await isFree
  await waitForText(stuck, 'While one was stuck')
  await office.answer(visitorId, 'Afterwards')
  await Promise.all([waitForText(stuck, 'Afterwards'), waitForText(page, 'Afterwards')])
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
  await writeMessage(second, 'Anew')
  for (const page of [first, second])
    await expect.poll(() => listMessages(page)).toEqual(['You: Anew'])
  await first.reload()
  await openChat(first)
  await expect.poll(() => listMessages(first)).toEqual(['You: Anew'])
})
