import { afterEach, expect, test, vi } from 'vitest'
import { leadsApi } from '#app/features/leads/contract.ts'
import { makeAnswer, makeMessage } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { messagesApi, type NewMessage } from '../../contract.ts'
import { conversationsApi } from '../../conversations-contract.ts'

afterEach(() => {
  vi.useRealTimers()
})

type Client = Awaited<ReturnType<typeof startTestApp>>['visitor']

/** Sends messages one by one at different moments. */
async function sendAll(from: Client, messages: Partial<NewMessage>[]) {
  for (const message of messages) {
    await from.call(messagesApi.send, { body: makeMessage(message) })
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
}

const list = (administrator: Client, querystring: { q?: string; limit?: number } = {}) =>
  administrator.call(conversationsApi.list, { querystring })

const markRead = (administrator: Client, seq: number, user_id = 'visitor-1') =>
  administrator.attempt(conversationsApi.read, { params: { user_id }, body: { seq } })

test('returns the latest message, its sender and the unread count', async () => {
  const { visitor, administrator } = await startTestApp()
  await sendAll(visitor, [{ message: 'First' }, { message: 'Second' }])
  const answer = await administrator.call(messagesApi.send, { body: makeAnswer() })
  expect(await list(administrator)).toEqual([
    {
      user_id: 'visitor-1',
      user_name: 'Visitor or-1',
      lead_id: null,
      last_message: answer.message,
      last_sender: 'admin',
      last_author: answer.author,
      last_message_at: answer.created_at,
      last_seq: 3,
      unread: 2,
      visitor_read_seq: 0,
      online: true,
      page: '',
      language: '',
      response_due_at: null,
      closed_at: null,
    },
  ])
})

test('knows the language of the visitor’s last page, and passes it to the lead', async () => {
  const { visitor, administrator } = await startTestApp()
  const send = (from: Client, language: 'en' | 'ne', message: object) =>
    from.call(messagesApi.send, { body: { ...message, language } as NewMessage })
  await send(visitor, 'en', makeMessage())
  expect(await list(administrator)).toMatchObject([{ language: 'en' }])
  await send(visitor, 'ne', makeMessage())
  await send(administrator, 'en', makeAnswer())
  await visitor.call(messagesApi.send, { body: makeMessage() })
  expect(await list(administrator)).toMatchObject([{ language: 'ne' }])

  const params = { user_id: 'visitor-1' }
  const body = { name: 'Asha Gurung', phone: '9800000001' }
  const { lead_id } = await administrator.call(conversationsApi.link, { params, body })
  const lead = await administrator.call(leadsApi.find, { params: { id: lead_id ?? '' } })
  expect(lead).toMatchObject({ language: 'ne' })

  const wrong = { ...makeMessage(), language: 'xx' } as unknown as NewMessage
  expect(await visitor.attempt(messagesApi.send, { body: wrong })).toMatchObject({
    status: 400,
    failure: { fields: { language: expect.any(String) } },
  })
})

test('lists conversations by latest message', async () => {
  const { visitor, administrator } = await startTestApp()
  await sendAll(visitor, [{ user_id: 'a' }, { user_id: 'b' }, { user_id: 'c' }, { user_id: 'a' }])

  expect((await list(administrator)).map(({ user_id }) => user_id)).toEqual(['a', 'c', 'b'])
})

test('searches visitors and messages of any age literally', async () => {
  const { visitor, administrator } = await startTestApp()
  await sendAll(visitor, [
    { user_id: 'asha', message: 'Is a 100% scholarship possible?' },
    { user_id: 'asha', message: 'Thank you' },
    { user_id: 'binod', message: 'नर्सिङ पढ्न चाहन्छु' },
    { user_id: 'chandra', message: 'under_score and back\\slash' },
  ])
  const find = async (q: string) => {
    const result = await administrator.attempt(conversationsApi.list, { querystring: { q } })
    if (!result.ok) throw new Error(`refused: ${q}`)
    expect([q, result.total]).toEqual([q, result.value.length])
    return result.value.map(({ user_id }) => user_id)
  }

  expect(await find('SCHOLARSHIP')).toEqual(['asha'])
  expect(await find('%')).toEqual(['asha'])
  expect(await find('_')).toEqual(['chandra'])
  expect(await find('\\')).toEqual(['chandra'])
  expect(await find('नर्सिङ')).toEqual(['binod'])
  expect(await find('bino')).toEqual(['binod'])
  expect(await find('nothing like it')).toEqual([])
  expect(await find('  ')).toHaveLength(3)
})

test('does not list a conversation without messages until the next one', async () => {
  const { visitor, administrator } = await startTestApp()
  await sendAll(visitor, [{ message: 'Needle' }])

  await administrator.call(messagesApi.removeAll, { querystring: { user_id: 'visitor-1' } })
  expect(await administrator.attempt(conversationsApi.list, { querystring: {} })).toMatchObject({
    value: [],
    total: 0,
  })
  expect(await list(administrator, { q: 'visitor' })).toEqual([])

  await sendAll(visitor, [{ message: 'Again' }])
  expect(await list(administrator)).toMatchObject([
    { last_message: 'Again', last_seq: 2, unread: 1 },
  ])
  expect(await list(administrator, { q: 'Needle' })).toEqual([])
})

test('reduces the unread count when the office reads', async () => {
  const { visitor, administrator } = await startTestApp()
  await sendAll(visitor, [{}, {}, {}])
  expect(await list(administrator)).toMatchObject([{ unread: 3 }])

  expect(await markRead(administrator, 2)).toMatchObject({ value: { unread: 1 } })
  expect(await list(administrator)).toMatchObject([{ unread: 1 }])

  expect(await markRead(administrator, 3)).toMatchObject({ value: { unread: 0 } })
  await sendAll(visitor, [{}])
  expect(await list(administrator)).toMatchObject([{ unread: 1 }])
})

test('does not count office messages as unread', async () => {
  const { visitor, administrator } = await startTestApp()
  await sendAll(visitor, [{}])
  await administrator.call(messagesApi.send, { body: makeAnswer() })

  expect(await list(administrator)).toMatchObject([{ unread: 1 }])
  expect(await markRead(administrator, 1)).toMatchObject({ value: { unread: 0 } })
})

test('never lowers the read position', async () => {
  const { visitor, administrator } = await startTestApp()
  await sendAll(visitor, [{}, {}, {}])
  await markRead(administrator, 3)

  expect(await markRead(administrator, 1)).toMatchObject({ value: { unread: 0 } })
  expect(await list(administrator)).toMatchObject([{ unread: 0 }])
})

test('limits the read position to the last message', async () => {
  const { visitor, administrator } = await startTestApp()
  await sendAll(visitor, [{}])

  expect(await markRead(administrator, 1_000_000)).toMatchObject({ value: { unread: 0 } })
  await sendAll(visitor, [{}])
  expect(await list(administrator)).toMatchObject([{ unread: 1 }])
  expect(await markRead(administrator, 2)).toMatchObject({ value: { unread: 0 } })
})

test('returns the read position of each visitor', async () => {
  const { visitor, administrator } = await startTestApp()
  await sendAll(visitor, [{}, {}])

  await visitor.call(messagesApi.read, { body: { user_id: 'visitor-1', seq: 1 } })

  expect(await list(administrator)).toMatchObject([{ visitor_read_seq: 1 }])
})

test('marks one conversation as read and leaves others unread', async () => {
  const { visitor, administrator } = await startTestApp()
  await sendAll(visitor, [{ user_id: 'a' }, { user_id: 'b' }])

  await markRead(administrator, 1, 'a')

  const unread = (await list(administrator)).map((row) => [row.user_id, row.unread])
  expect(await administrator.call(conversationsApi.unread, {})).toEqual({
    unread: 1,
    awaiting_reply: 2,
  })
  expect(unread).toEqual([
    ['b', 1],
    ['a', 0],
  ])
})

test('returns 404 when marking an unknown conversation', async () => {
  const { administrator } = await startTestApp()

  expect(await markRead(administrator, 1, 'nobody')).toMatchObject({
    status: 404,
    failure: { detail: 'Conversation not found.', code: 'not_found' },
  })
})

test('keeps correct unread counts during concurrent messages and read positions', async () => {
  const { visitor, administrator } = await startTestApp()
  await sendAll(visitor, [{}])

  await Promise.all(
    Array.from({ length: 20 }, (_, turn) =>
      turn % 2
        ? visitor.call(messagesApi.send, { body: makeMessage() })
        : markRead(administrator, turn),
    ),
  )

  const [{ unread = -1, last_seq = 0 } = {}] = await list(administrator)
  expect(await markRead(administrator, 0)).toMatchObject({ value: { unread } })
  expect(await markRead(administrator, last_seq)).toMatchObject({ value: { unread: 0 } })
})

test('shows a visitor with an open chat as online, with the current page', async () => {
  const { app, visitor, administrator } = await startTestApp()
  await sendAll(visitor, [{}])
  const poll = (referer: string) =>
    app.inject({
      url: '/api/messages/?user_id=visitor-1',
      headers: { host: 'gantavya.example', referer },
    })

  await poll('https://gantavya.example/canada?from=google#top')
  expect(await list(administrator)).toMatchObject([{ online: true, page: '/canada' }])

  await poll('https://elsewhere.example/canada')
  expect(await list(administrator)).toMatchObject([{ online: true, page: '' }])
})

test.each([
  ['for 10 seconds', 10_001],
  ['since before the clock was set back', -60 * 60_000],
])('shows a visitor without requests %s as offline, and keeps the page', async (_, ms) => {
  const { app, administrator } = await startTestApp()
  await app.inject({
    method: 'POST',
    url: '/api/messages/',
    payload: makeMessage(),
    headers: { host: 'gantavya.example', referer: 'https://gantavya.example/uk' },
  })
  expect(await list(administrator)).toMatchObject([{ online: true, page: '/uk' }])

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })

  expect(await list(administrator)).toMatchObject([{ online: false, page: '/uk' }])
})

test('stores the visitor’s latest page', async () => {
  const { visitor, administrator } = await startTestApp()
  await sendAll(visitor, [{}])

  await visitor.call(messagesApi.presence, { body: { user_id: 'visitor-1', page: '/japan' } })

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_001 })
  expect(await list(administrator)).toMatchObject([{ online: false, page: '/japan' }])
})

test('does not mark the visitor as online when an administrator reads the conversation', async () => {
  const { visitor, administrator } = await startTestApp()
  await administrator.call(messagesApi.send, { body: makeAnswer() })

  await administrator.call(messagesApi.list, { querystring: { user_id: 'visitor-1' } })
  expect(await list(administrator)).toMatchObject([{ online: false }])

  await visitor.call(messagesApi.list, { querystring: { user_id: 'visitor-1' } })
  expect(await list(administrator)).toMatchObject([{ online: true }])
})
