import { expect, test } from 'vitest'
import { beginChat, listen, openChat, openOffice, see, shown, visitorIdOf, write } from './chat.ts'
import { openSite } from './site.ts'

const { url, openPage } = await openSite()
const office = await openOffice(url)
const STREAM = '/api/messages/stream/'

test('shares one stream between tabs, and another tab takes over when the first is closed', async () => {
  const first = await openPage('/')
  await beginChat(first)
  const visitorId = await visitorIdOf(first)
  const second = await first.context().newPage()
  const streams = listen(second, STREAM)
  await second.goto('/canada')
  await openChat(second)
  await expect.poll(() => shown(second)).toHaveLength(2)

  await office.answer(visitorId, 'To both')
  await Promise.all([see(first, 'To both'), see(second, 'To both')])
  await write(second, 'From the second')
  await see(first, 'From the second')
  expect(streams).toEqual([])

  const isTaken = second.waitForRequest((request) => request.url().includes(STREAM))
  await first.close()
  await isTaken
  const polls = listen(second, '/api/messages/?')
  await office.answer(visitorId, 'To the one left')
  await see(second, 'To the one left')
  expect([streams.length, polls]).toEqual([1, []])
  expect(await shown(second)).toEqual(await office.messages(visitorId))
})

test('lets a visible tab take over the stream of an unresponsive tab', async () => {
  const stuck = await openPage('/')
  await beginChat(stuck)
  const visitorId = await visitorIdOf(stuck)
  const page = await stuck.context().newPage()
  await page.goto('/about')
  await openChat(page)
  await expect.poll(() => shown(page)).toHaveLength(2)

  const isTaken = page.waitForRequest((request) => request.url().includes(STREAM))
  const isFree = stuck.evaluate(() => {
    const end = performance.now() + 6000
    while (performance.now() < end);
  })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await isTaken
  const streams = listen(stuck, STREAM)
  await office.answer(visitorId, 'While one was stuck')
  await see(page, 'While one was stuck')

  await isFree
  await see(stuck, 'While one was stuck')
  await office.answer(visitorId, 'Afterwards')
  await Promise.all([see(stuck, 'Afterwards'), see(page, 'Afterwards')])
  expect(streams).toEqual([])
})

test('removes deleted messages from every tab, and numbering continues', async () => {
  const first = await openPage('/')
  await beginChat(first)
  await write(first, 'A secret')
  await first.getByText('Sending…').waitFor({ state: 'detached' })
  const visitorId = await visitorIdOf(first)
  const second = await first.context().newPage()
  await second.goto('/')
  await openChat(second)
  await see(second, 'A secret')
  await expect.poll(() => office.messages(visitorId)).toHaveLength(3)

  await office.remove(visitorId)
  for (const page of [first, second]) await expect.poll(() => shown(page)).toEqual([])
  await write(second, 'Anew')
  for (const page of [first, second]) await expect.poll(() => shown(page)).toEqual(['You: Anew'])
  await first.reload()
  await openChat(first)
  await expect.poll(() => shown(first)).toEqual(['You: Anew'])
})
