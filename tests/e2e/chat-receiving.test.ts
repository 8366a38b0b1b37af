import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { expectAccessible } from './browser.ts'
import { beginChat, listen, openChat, openOffice, shown, visitorIdOf, write } from './chat.ts'
import { openSite } from './site.ts'

const { url, openPage } = await openSite()
const office = await openOffice(url)
const STREAM = '/api/messages/stream/'

test('two tabs share one stream, and the other goes on when the first is closed', async () => {
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

test('a tab without network says so, and has everything when it is back', async () => {
  const page = await openPage('/')
  await beginChat(page)
  const visitorId = await visitorIdOf(page)

  await page.context().setOffline(true)
  await write(page, 'Written offline')
  await write(page, 'And another')
  await page.getByText('Reconnecting…').waitFor()
  expect(await page.getByText('Sending…').count()).toBe(2)
  await expectAccessible(page)
  await office.answer(visitorId, 'Sent meanwhile')
  await page.context().setOffline(false)

  await page.getByText('Reconnecting…').waitFor({ state: 'detached' })
  await expect.poll(() => shown(page)).toHaveLength(5)
  await expect.poll(() => page.getByText('Sending…').count()).toBe(0)
  expect(await shown(page)).toEqual(await office.messages(visitorId))
})

test('where the network lets no stream through, the server is asked every 3 s', async () => {
  const page = await openPage('/')
  await page.route(`**${STREAM}**`, (route) => route.abort())
  await beginChat(page)
  const streams = listen(page, STREAM)

  for (const text of ['The first', 'The second', 'The third']) {
    await office.answer(await visitorIdOf(page), text)
    await see(page, text)
  }
  expect(streams.length).toBeLessThanOrEqual(2)
  expect(await page.getByText('Reconnecting…').count()).toBe(0)
})

test('what a stream has left out is asked for', async () => {
  const page = await openPage('/')
  let isGapped = false
  await page.route(`**${STREAM}**`, async (route) => {
    if (isGapped) return route.abort()
    isGapped = true
    const visitorId = await visitorIdOf(page)
    const left = await office.answer(visitorId, 'Left out')
    const told = await office.answer(visitorId, 'Told')
    await route.fulfill({
      contentType: 'text/event-stream',
      body: [
        toEvent('hello', { ...hello, last_seq: told.seq }),
        toEvent('message', told),
        toEvent('message', { ...told, user_id: 'somebody-else', seq: left.seq }),
      ].join(''),
    })
  })
  await openChat(page)

  await see(page, 'Left out')
  const visitorId = await visitorIdOf(page)
  await expect.poll(() => shown(page)).toEqual(await office.messages(visitorId))
})

test('what the office has deleted is gone from every tab, and numbers go on', async () => {
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

test('a server that is killed and started again loses nothing of both sides', async () => {
  const site = await openSite(onTestFinished)
  const page = await site.openPage('/')
  await beginChat(page)
  const visitorId = await visitorIdOf(page)
  await write(page, 'Before')
  await page.getByText('Sending…').waitFor({ state: 'detached' })

  await site.restart(async () => {
    await write(page, 'While it was away')
    await page.getByText('Reconnecting…').waitFor()
  })
  const office = await openOffice(site.url)
  await office.answer(visitorId, 'After')

  await see(page, 'After')
  await expect.poll(() => shown(page)).toHaveLength(5)
  expect(await shown(page)).toEqual(await office.messages(visitorId))
})

const hello = {
  first_seq: 1,
  online: true,
  office_open: true,
  office_read_seq: 0,
  visitor_read_seq: 0,
}

const toEvent = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

function see(page: Page, text: string) {
  return page.getByRole('log').getByText(text).waitFor()
}
