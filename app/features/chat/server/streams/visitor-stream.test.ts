import { expect, test } from 'vitest'
import { makeAnswer, makeMessage } from '#tests/factories.ts'
import { listen, readEvents } from '#tests/read-events.ts'
import { startTestApp } from '#tests/test-app.ts'
import { messagesApi } from '../../contract.ts'
import { conversationsApi } from '../../conversations-contract.ts'

/** A listening server, and a function that opens a visitor's stream. */
async function start(options: Parameters<typeof startTestApp>[0] = {}) {
  const started = await startTestApp(options)
  const url = await listen(started.app)
  const { visitor, administrator } = started
  return {
    ...started,
    url,
    open: (query = '', headers = {}) =>
      readEvents(`${url}/api/messages/stream/?user_id=visitor-1${query}`, headers),
    writeQuestion: (message = 'A question') =>
      visitor.call(messagesApi.send, { body: makeMessage({ message }) }),
    /** As visitors see it. */
    answer: async (text = 'An answer') => {
      const body = makeAnswer({ message: text })
      const {
        author: _,
        kind: __,
        ...message
      } = await administrator.call(messagesApi.send, { body })
      return message
    },
  }
}

test('streams hello, then all messages after the cursor, then new ones', async () => {
  const { open, writeQuestion, answer } = await start()
  const first = await writeQuestion()
  const second = await answer()

  const { response, takeEvents, waitFor } = await open()

  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  })
  expect(await takeEvents('message', 2)).toEqual([first, second])
  const third = await answer('Another')
  const events = await waitFor(({ length }) => length >= 4)
  expect(events).toEqual([
    {
      event: 'hello',
      data: {
        first_seq: 1,
        last_seq: 2,
        online: false,
        office_open: expect.any(Boolean),
        office_read_seq: 0,
        visitor_read_seq: 0,
        closed: false,
      },
    },
    { event: 'message', data: first, id: '1' },
    { event: 'message', data: second, id: '2' },
    { event: 'message', data: third, id: '3' },
  ])
})

test('uses the larger of Last-Event-ID and after as cursor', async () => {
  const { open, writeQuestion } = await start()
  for (let turn = 0; turn < 5; turn++) await writeQuestion()
  const firstSeq = async (query: string, headers = {}) => {
    const [message] = await (await open(query, headers)).takeEvents('message')
    return message?.seq
  }

  expect(await firstSeq('&after=2')).toBe(3)
  expect(await firstSeq('', { 'last-event-id': '3' })).toBe(4)
  expect(await firstSeq('&after=1', { 'last-event-id': '3' })).toBe(4)
  expect(await firstSeq('&after=4', { 'last-event-id': '3' })).toBe(5)
  expect(await firstSeq('', { 'last-event-id': 'not ours' })).toBe(1)
})

test('opens a stream before the first message', async () => {
  const { open, writeQuestion } = await start()
  const { takeEvents } = await open()
  expect(await takeEvents('hello')).toMatchObject([{ first_seq: 0, last_seq: 0 }])

  const sent = await writeQuestion()

  expect(await takeEvents('message')).toEqual([sent])
})

test('streams one conversation only', async () => {
  const { open, visitor, writeQuestion } = await start()
  const { takeEvents, events } = await open()
  await takeEvents('hello')

  await visitor.call(messagesApi.send, { body: makeMessage({ user_id: 'visitor-2' }) })
  await writeQuestion()

  await takeEvents('message')
  expect(events.map(({ data }) => data.user_id)).toEqual([undefined, 'visitor-1'])
})

test('recovers a gap of many pages in order while new messages arrive', async () => {
  const { open, writeQuestion } = await start({ config: { rateLimitFactor: 1000 } })
  for (let turn = 0; turn < 25; turn++)
    await Promise.all(Array.from({ length: 10 }, () => writeQuestion()))

  const { takeEvents } = await open()
  for (let turn = 0; turn < 10; turn++) await writeQuestion()

  const seqs = (await takeEvents('message', 260)).map(({ seq }) => seq)
  expect(seqs).toEqual(Array.from({ length: 260 }, (_, index) => index + 1))
})

test('streams a deletion, and continues the numbering', async () => {
  const { open, writeQuestion, administrator } = await start()
  await writeQuestion()
  await writeQuestion()
  const { takeEvents } = await open()
  await takeEvents('message', 2)

  const querystring = { user_id: 'visitor-1' }
  await administrator.call(messagesApi.removeAll, { querystring })
  expect(await takeEvents('cleared')).toEqual([{ up_to: 2 }])
  await writeQuestion('Again')

  expect(await takeEvents('message', 3)).toMatchObject([{}, {}, { seq: 3, message: 'Again' }])
  const later = await open('&after=2')
  expect(await later.takeEvents('hello')).toMatchObject([{ first_seq: 3, last_seq: 3 }])
})

test('streams the office’s read position', async () => {
  const { open, writeQuestion, administrator } = await start()
  await writeQuestion()
  await writeQuestion()
  const { takeEvents } = await open()
  await takeEvents('message', 2)

  const params = { user_id: 'visitor-1' }
  for (const seq of [1, 2]) {
    await administrator.call(conversationsApi.read, { params, body: { seq } })
    // Two changes at once may arrive as one event.
    expect((await takeEvents('read', seq)).at(-1)).toEqual({ seq })
  }
  expect(await (await open()).takeEvents('hello')).toMatchObject([{ office_read_seq: 2 }])
})

test('streams that the office is typing', async () => {
  const { open, administrator } = await start()
  const { takeEvents } = await open()
  await takeEvents('hello')

  await administrator.call(conversationsApi.typing, { params: { user_id: 'visitor-1' } })

  expect(await takeEvents('typing')).toEqual([{}])
})

test('streams whether an administrator is online', async () => {
  const { open, url, credentials } = await start()
  const { takeEvents } = await open()
  expect(await takeEvents('hello')).toMatchObject([{ online: false }])

  const office = await readEvents(`${url}/api/conversations/stream/`, await credentials())
  expect(await takeEvents('online')).toEqual([{ online: true }])
  expect(await (await open()).takeEvents('hello')).toMatchObject([{ online: true }])

  office.close()
  expect(await takeEvents('online', 2)).toEqual([{ online: true }, { online: false }])
})
