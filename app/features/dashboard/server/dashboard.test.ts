import { expect, test } from 'vitest'
import { messagesApi } from '#app/features/chat/contract.ts'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { exampleOffice } from '#app/features/office/example-office-contract.ts'
import { countDays } from '#app/platform/server/feature/counts.ts'
import { makeContact, makeMessage } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { dashboardApi } from '../contract.ts'
import { listDays } from './routes.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const read = (administrator: Awaited<ReturnType<typeof startTestApp>>['administrator']) =>
  administrator.call(dashboardApi.read, {})

test('an empty site has zero counts', async () => {
  const { administrator } = await startTestApp()

  const { counts, daily, recent_messages } = await read(administrator)

  const nothing = { services: 0, contacts: 0, destinations: 0, hero_slides: 0, messages: 0 }
  expect(counts).toEqual(nothing)
  expect(recent_messages).toEqual([])
  expect(Object.values(daily).flatMap((days) => days.map(({ count }) => count))).toEqual(
    Array(150).fill(0),
  )
})

test('the totals match the lists, without deleted contacts and messages', async () => {
  const { administrator, visitor } = await startTestApp({ withFirstContent: true })
  for (const name of ['A', 'B', 'C']) {
    await visitor.call(contactsApi.send, { body: makeContact({ name }) })
  }
  const [deleted] = await administrator.call(contactsApi.list, { querystring: {} })
  await administrator.call(contactsApi.remove, { params: { id: deleted?.id ?? '' } })
  for (const user_id of ['a', 'a', 'b', 'c']) {
    await visitor.call(messagesApi.send, { body: makeMessage({ user_id }) })
  }
  await administrator.call(messagesApi.removeAll, { querystring: { user_id: 'b' } })

  const { counts, daily } = await read(administrator)

  expect(counts).toEqual({
    services: 6,
    contacts: 2,
    destinations: 10,
    hero_slides: 6,
    messages: 3,
  })
  const today = Object.entries(daily).map(([subject, days]) => [subject, days.at(-1)?.count])
  expect(Object.fromEntries(today)).toEqual(counts)
})

test('the daily counts are the last 30 days, oldest first, today last', async () => {
  const { administrator } = await startTestApp()

  const { daily } = await read(administrator)

  for (const days of Object.values(daily)) {
    expect(days).toHaveLength(30)
    const moments = days.map(({ date }) => Date.parse(date))
    const steps = moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0))
    expect(new Set(steps)).toEqual(new Set([24 * 60 * 60 * 1000]))
    const inKathmandu = new Date(Date.now() + (5 * 60 + 45) * 60_000).toISOString().slice(0, 10)
    expect(days.at(-1)?.date).toBe(inKathmandu)
  }
})

test('a day begins at midnight in Kathmandu', async () => {
  const { visitor, db } = await startTestApp()
  const moments = [
    '2026-06-30T18:14:59.999Z',
    '2026-06-30T18:15:00.000Z',
    '2026-07-01T18:14:59.999Z',
    '2026-07-01T18:20:00.000Z',
  ]
  for (const created_at of moments) {
    const { id } = await visitor.call(messagesApi.send, { body: makeMessage() })
    await db.updateTable('messages').set({ created_at }).where('id', '=', id).execute()
  }

  const days = listDays(exampleOffice, new Date('2026-07-02T06:00:00.000Z'))
  const counts = await countDays(db, 'messages', days)

  expect(days.slice(-4).map(({ date }, index) => [date, counts.slice(-4)[index]])).toEqual([
    ['2026-06-29', 0],
    ['2026-06-30', 1],
    ['2026-07-01', 2],
    ['2026-07-02', 1],
  ])
})

test('today is the current day in Kathmandu, also in the evening of UTC', () => {
  const lastDay = (now: string) => listDays(exampleOffice, new Date(now)).at(-1)?.date

  expect(lastDay('2026-12-31T18:14:59.999Z')).toBe('2026-12-31')
  expect(lastDay('2026-12-31T18:15:00.000Z')).toBe('2027-01-01')
})

test('the counts of past days follow deletions on another server', async () => {
  const { administrator, visitor, db, address, credentials } = await startTestApp()
  const other = await startTestApp({ address })
  for (const [user_id, days] of Object.entries({ a: 3, b: 3, c: 29, d: 31, e: 0 })) {
    const { id } = await visitor.call(messagesApi.send, { body: makeMessage({ user_id }) })
    const created_at = new Date(Date.now() - days * DAY_MS).toISOString()
    await db.updateTable('messages').set({ created_at }).where('id', '=', id).execute()
  }
  const counted = async () => {
    const { counts, daily } = await read(administrator)
    const seen = (daily.messages ?? []).flatMap(({ count }, day) =>
      count ? [[29 - day, count]] : [],
    )
    return { total: counts.messages, daysAgo: Object.fromEntries(seen) }
  }
  expect(await counted()).toEqual({ total: 5, daysAgo: { 0: 1, 3: 2, 29: 1 } })

  await administrator.call(messagesApi.removeAll, { querystring: { user_id: 'b' } })
  expect(await counted()).toEqual({ total: 4, daysAgo: { 0: 1, 3: 1, 29: 1 } })

  const url = '/api/messages/delete_user_messages/?user_id=c'
  await other.app.inject({ method: 'DELETE', url, headers: await credentials() })
  await other.visitor.call(messagesApi.send, { body: makeMessage({ user_id: 'c' }) })
  expect(await counted()).toEqual({ total: 4, daysAgo: { 0: 2, 3: 1 } })
})

test('the recent messages are the 5 newest of all conversations, newest first', async () => {
  const { administrator, visitor } = await startTestApp()
  const sent: string[] = []
  for (const user_id of ['a', 'b', 'a', 'c', 'b', 'a', 'b']) {
    sent.unshift((await visitor.call(messagesApi.send, { body: makeMessage({ user_id }) })).id)
    await new Promise((resolve) => setTimeout(resolve, 2))
  }

  const { recent_messages } = await read(administrator)

  expect(recent_messages?.map(({ id }) => id)).toEqual(sent.slice(0, 5))
  expect(recent_messages?.[0]).toEqual({
    ...makeMessage({ id: sent[0], user_id: 'b' }),
    seq: 3,
    created_at: expect.any(String),
  })
})
