import { expect, test } from 'vitest'
import { makeMessage } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { messagesApi, type NewMessage } from '../../contract.ts'
import { conversationsApi } from '../../conversations-contract.ts'

type Client = Awaited<ReturnType<typeof startTestApp>>['visitor']

/** Sends messages one by one at different moments. */
async function sendAll(from: Client, messages: Partial<NewMessage>[]) {
  for (const message of messages) {
    await from.call(messagesApi.send, { body: makeMessage(message) })
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
}

test('returns the list in pages with the total', async () => {
  const { visitor, administrator } = await startTestApp()
  await sendAll(
    visitor,
    ['a', 'b', 'c', 'd', 'e'].map((user_id) => ({ user_id })),
  )

  const first = await administrator.attempt(conversationsApi.list, { querystring: { limit: 2 } })
  if (!first.ok) throw new Error('refused')
  const before = first.value[1]?.last_message_at ?? ''
  const rest = await administrator.attempt(conversationsApi.list, { querystring: { before } })
  if (!rest.ok) throw new Error('refused')

  expect([...first.value, ...rest.value].map(({ user_id }) => user_id)).toEqual([
    'e',
    'd',
    'c',
    'b',
    'a',
  ])
  expect([first.total, rest.total]).toEqual([5, 5])
})

test('pages between conversations with the same time', async () => {
  const { db, visitor, administrator } = await startTestApp()
  await sendAll(
    visitor,
    ['a', 'b', 'c', 'd'].map((user_id) => ({ user_id })),
  )
  await db
    .updateTable('conversations')
    .set({ last_message_at: '2026-11-21T04:00:00.000Z' })
    .execute()
  const page = (querystring: object) =>
    administrator.call(conversationsApi.list, { querystring: { limit: 2, ...querystring } })

  const first = await page({})
  const last = first[1]
  const rest = await page({ before: last?.last_message_at, before_user_id: last?.user_id })

  expect([...first, ...rest].map(({ user_id }) => user_id)).toEqual(['d', 'c', 'b', 'a'])
})

test('requires before_user_id when several conversations share a time', async () => {
  const { db, visitor, administrator } = await startTestApp()
  await sendAll(
    visitor,
    ['a', 'b', 'c'].map((user_id) => ({ user_id, message: 'Visa?' })),
  )
  const at = '2026-11-21T04:00:00.000Z'
  const same = { last_message_at: at, response_due_at: at }
  await db.updateTable('conversations').set(same).where('user_id', '!=', 'c').execute()

  for (const list of [{}, { q: 'Visa' }, { awaiting_reply: true }]) {
    const refused = await administrator.attempt(conversationsApi.list, {
      querystring: { ...list, before: '2026-11-21T09:45:00.000+05:45' },
    })
    expect(refused).toMatchObject({
      status: 400,
      failure: { problems: { before_user_id: { code: 'ambiguous' } } },
    })
  }
  const [latest] = await administrator.call(conversationsApi.list, { querystring: { limit: 1 } })
  const rest = await administrator.call(conversationsApi.list, {
    querystring: { before: latest?.last_message_at },
  })
  expect(rest.map(({ user_id }) => user_id)).toEqual(['b', 'a'])
})

test('pages awaiting conversations without gaps or repeats, with and without a search', async () => {
  const { db, visitor, administrator } = await startTestApp()
  const users = ['a', 'b', 'c', 'd', 'e']
  await sendAll(
    visitor,
    users.map((user_id) => ({ user_id, message: 'Visa?' })),
  )
  const due = (at: string) =>
    db.updateTable('conversations').set({ response_due_at: `2021-01-01T${at}.000Z` })
  await due('04:00:00').execute()
  await due('03:00:00').where('user_id', '=', 'e').execute()

  for (const q of ['', 'Visa']) {
    const read = (querystring: object) =>
      administrator.call(conversationsApi.list, {
        querystring: { q, awaiting_reply: true, limit: 2, ...querystring },
      })
    const rows = await read({})
    for (let last = rows[1]; last; ) {
      const { response_due_at: before, user_id: before_user_id } = last
      const page = await read({ before: before ?? '', before_user_id })
      rows.push(...page)
      last = page[1]
    }
    expect([q, rows.map(({ user_id }) => user_id)]).toEqual([q, ['e', 'a', 'b', 'c', 'd']])
  }
})

test('accepts the time of a cursor in any time zone', async () => {
  const { visitor, administrator } = await startTestApp()
  await sendAll(visitor, [{ user_id: 'a' }, { user_id: 'b' }])
  const [latest] = await administrator.call(conversationsApi.list, { querystring: {} })
  const inKathmandu = Date.parse(latest?.last_message_at ?? '') + (5 * 60 + 45) * 60_000
  const before = new Date(inKathmandu).toISOString().replace('Z', '+05:45')

  const rest = await administrator.call(conversationsApi.list, { querystring: { before } })

  expect(rest.map(({ user_id }) => user_id)).toEqual(['a'])
})
