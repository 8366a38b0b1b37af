import { expect, test } from 'vitest'
import { makeAnswer, makeMessage } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { messagesApi } from '../../contract.ts'
import { conversationsApi } from '../../conversations-contract.ts'

/** A server with a conversation of this many messages and no rate limit. */
async function startWith(count: number) {
  const started = await startTestApp({ config: { rateLimitFactor: 1000 } })
  for (let number = 1; number <= count; number++) {
    const body = makeMessage({ message: `Message ${number}` })
    await started.visitor.call(messagesApi.send, { body })
  }
  return started
}

const seqs = (messages: { seq: number }[]) => messages.map(({ seq }) => seq)

test('returns messages after a seq, up to the limit', async () => {
  const { visitor } = await startWith(7)
  const list = async (query: object) =>
    seqs(await visitor.call(messagesApi.list, { querystring: { user_id: 'visitor-1', ...query } }))

  expect(await list({})).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(await list({ after: 4 })).toEqual([5, 6, 7])
  expect(await list({ after: 2, limit: 3 })).toEqual([3, 4, 5])
  expect(await list({ limit: 3 })).toEqual([5, 6, 7])
  expect(await list({ after: 0, limit: 2 })).toEqual([1, 2])
  expect(await list({ after: 7 })).toEqual([])
  expect(await list({ after: 2_000_000_000 })).toEqual([])
})

test('returns no messages for an unknown visitor', async () => {
  const { visitor } = await startTestApp()

  const querystring = { user_id: 'never-seen' }

  expect(await visitor.call(messagesApi.list, { querystring })).toEqual([])
})

test('hides messages of other visitors', async () => {
  const { visitor } = await startTestApp()
  await visitor.call(messagesApi.send, { body: makeMessage({ user_id: 'visitor-1' }) })
  await visitor.call(messagesApi.send, { body: makeMessage({ user_id: 'visitor-10' }) })

  for (const user_id of ['visitor-1', 'visitor-10']) {
    const messages = await visitor.call(messagesApi.list, { querystring: { user_id } })
    expect(messages.map((each) => each.user_id)).toEqual([user_id])
  }
  expect(await visitor.call(messagesApi.list, { querystring: { user_id: 'Visitor-1' } })).toEqual(
    [],
  )
})

test('prevents caching of messages', async () => {
  const { app } = await startTestApp()

  const { headers } = await app.inject('/api/messages/?user_id=visitor-1')

  expect(headers['cache-control']).toBe('no-store')
})

test('lists the messages of all visitors for administrators only', async () => {
  const { visitor } = await startTestApp()

  expect(await visitor.attempt(messagesApi.list, {})).toMatchObject({
    status: 401,
    failure: { code: 'not_authenticated' },
  })
})

test('returns the newest 1000 messages to a visitor', async () => {
  const { app, visitor } = await startTestApp({ config: { rateLimitFactor: 1000 } })
  for (let batch = 0; batch < 20; batch++) {
    const sent = Array.from({ length: 51 }, () => makeMessage())
    const post = (payload: object) => app.inject({ method: 'POST', url: '/api/messages/', payload })
    await Promise.all(sent.map(post))
  }

  const all = await visitor.call(messagesApi.list, { querystring: { user_id: 'visitor-1' } })

  expect(seqs(all)).toEqual(Array.from({ length: 1000 }, (_, index) => index + 21))
})

test('returns all messages to administrators in pages, oldest first', async () => {
  const { visitor, administrator } = await startTestApp()
  const sent: string[] = []
  for (let number = 0; number < 7; number++) {
    const body = makeMessage({ user_id: `visitor-${number % 3}` })
    sent.push((await visitor.call(messagesApi.send, { body })).id)
    // Messages within one millisecond have no defined order.
    await new Promise((resolve) => setTimeout(resolve, 2))
  }

  const newest = await administrator.attempt(messagesApi.list, { querystring: { limit: 3 } })
  if (!newest.ok) throw new Error('refused')
  const [first] = newest.value
  const older = await administrator.call(messagesApi.list, {
    querystring: { limit: 3, before: first?.id },
  })
  const oldest = await administrator.call(messagesApi.list, {
    querystring: { limit: 3, before: older[0]?.id.toUpperCase() },
  })

  expect([oldest, older, newest.value].flat().map(({ id }) => id)).toEqual(sent)
  expect(newest.total).toBe(7)
})

test('pages from the right message when two visitors have a message with the same ID', async () => {
  const { visitor, administrator } = await startTestApp()
  const same = makeMessage()
  const send = (body: ReturnType<typeof makeMessage>) => visitor.call(messagesApi.send, { body })
  await send({ ...same, user_id: 'a' })
  await new Promise((resolve) => setTimeout(resolve, 2))
  await send(makeMessage({ user_id: 'b' }))
  await new Promise((resolve) => setTimeout(resolve, 2))
  await send({ ...same, user_id: 'c' })
  const older = async (before_user_id: string) => {
    const querystring = { before: same.id, before_user_id }
    const page = await administrator.call(messagesApi.list, { querystring })
    return page.map(({ user_id }) => user_id)
  }

  expect(await older('c')).toEqual(['a', 'b'])
  expect(await older('a')).toEqual([])
  const querystring = { before: same.id, before_user_id: 'b' }
  expect(await administrator.attempt(messagesApi.list, { querystring })).toMatchObject({
    status: 404,
  })
})

test('pages messages with the same time without gaps or repeats', async () => {
  const { db, visitor, administrator } = await startTestApp()
  for (const user_id of ['a', 'b', 'c', 'a', 'b', 'c', 'a']) {
    await visitor.call(messagesApi.send, { body: makeMessage({ user_id }) })
  }
  await db.updateTable('messages').set({ created_at: '2026-11-21T04:00:00.000Z' }).execute()
  const read = (querystring: object) =>
    administrator.call(messagesApi.list, { querystring: { limit: 2, ...querystring } })

  const pages = [await read({})]
  for (let [first] = pages[0] ?? []; first; [first] = pages[0] ?? []) {
    pages.unshift(await read({ before: first.id, before_user_id: first.user_id }))
  }

  const all = await administrator.call(messagesApi.list, { querystring: {} })
  expect(all).toHaveLength(7)
  expect(pages.flat()).toEqual(all)
})

test('requires before_user_id when several visitors have a message with the ID', async () => {
  const { visitor, administrator } = await startTestApp()
  const same = makeMessage()
  for (const user_id of ['a', 'b']) {
    await visitor.call(messagesApi.send, { body: { ...same, user_id } })
  }

  const result = await administrator.attempt(messagesApi.list, {
    querystring: { before: same.id },
  })

  expect(result).toMatchObject({
    status: 400,
    failure: { fields: { before_user_id: expect.stringContaining('before_user_id') } },
  })
})

test('pages one conversation by message IDs', async () => {
  const { visitor, administrator } = await startWith(5)
  await visitor.call(messagesApi.send, { body: makeMessage({ user_id: 'visitor-2' }) })
  const user_id = 'visitor-1'
  const stored = await visitor.call(messagesApi.list, { querystring: { user_id } })
  const querystring = { user_id, before: stored[3]?.id, limit: 2 }

  for (const caller of [visitor, administrator]) {
    expect(seqs(await caller.call(messagesApi.list, { querystring }))).toEqual([2, 3])
  }
  const otherVisitor = { user_id: 'visitor-2', before: stored[3]?.id }
  expect(await visitor.attempt(messagesApi.list, { querystring: otherVisitor })).toMatchObject({
    status: 404,
  })
})

test('returns 404 when paging from an unknown message', async () => {
  const { administrator } = await startTestApp()

  const querystring = { before: '01900000-0000-7000-8000-000000000000' }

  expect(await administrator.attempt(messagesApi.list, { querystring })).toMatchObject({
    status: 404,
    failure: { detail: 'Message not found.', code: 'not_found' },
  })
})

test('excludes deleted messages from the total', async () => {
  const { visitor, administrator } = await startTestApp()
  await visitor.call(messagesApi.send, { body: makeMessage() })
  await visitor.call(messagesApi.send, { body: makeMessage({ user_id: 'visitor-2' }) })
  await administrator.call(messagesApi.send, { body: makeAnswer({ user_id: 'visitor-2' }) })

  await administrator.call(messagesApi.removeAll, { querystring: { user_id: 'visitor-1' } })

  const result = await administrator.attempt(messagesApi.list, { querystring: {} })
  expect(result).toMatchObject({ total: 2, value: [{ seq: 1 }, { seq: 2 }] })
})

test('pages one conversation forwards and backwards', async () => {
  const { administrator } = await startWith(7)
  const page = async (querystring: object) =>
    seqs(
      await administrator.call(conversationsApi.messages, {
        params: { user_id: 'visitor-1' },
        querystring,
      }),
    )

  expect(await page({ limit: 3 })).toEqual([5, 6, 7])
  expect(await page({ before: 5, limit: 3 })).toEqual([2, 3, 4])
  expect(await page({ before: 2, limit: 3 })).toEqual([1])
  expect(await page({ after: 3, limit: 2 })).toEqual([4, 5])
  expect(await page({ after: 2, before: 5 })).toEqual([3, 4])
  expect(await page({})).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('returns 50 messages of a conversation by default', async () => {
  const { administrator } = await startWith(52)

  const params = { user_id: 'visitor-1' }
  const page = await administrator.call(conversationsApi.messages, { params, querystring: {} })

  expect(seqs(page)).toEqual(Array.from({ length: 50 }, (_, index) => index + 3))
})
