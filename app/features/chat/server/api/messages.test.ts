import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeAnswer, makeMessage } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { messagesApi, type NewMessage } from '../../contract.ts'

const post = (payload: object) => ({ method: 'POST', url: '/api/messages/', payload }) as const

type Visitor = Awaited<ReturnType<typeof startTestApp>>['visitor']

const send = (from: Visitor, body: NewMessage) => from.call(messagesApi.send, { body })

const read = (visitor: Visitor, user_id = 'visitor-1') =>
  visitor.call(messagesApi.list, { querystring: { user_id } })

test('stores a message as sent, numbered from 1 within its conversation', async () => {
  const { app, visitor } = await startTestApp()
  const sent = makeMessage()

  const response = await app.inject(post(sent))
  const second = await send(visitor, makeMessage())
  const elsewhere = await send(visitor, makeMessage({ user_id: 'visitor-2' }))

  expect(response.statusCode).toBe(201)
  expect(response.json()).toEqual({ ...sent, created_at: expect.any(String), seq: 1 })
  expect([second.seq, elsewhere.seq]).toEqual([2, 1])
  expect(await read(visitor)).toEqual([response.json(), second])
})

test('numbers messages of the visitor and the office together', async () => {
  const { visitor, administrator } = await startTestApp()

  await send(visitor, makeMessage({ message: 'A question' }))
  await send(administrator, makeAnswer({ message: 'An answer' }))
  await send(visitor, makeMessage({ message: 'Thanks' }))

  const messages = (await read(visitor)).map(({ seq, sender, message }) => [seq, sender, message])
  expect(messages).toEqual([
    [1, 'user', 'A question'],
    [2, 'admin', 'An answer'],
    [3, 'user', 'Thanks'],
  ])
})

test('returns 200 with the stored message for a repeated ID, without a new seq', async () => {
  const { app, visitor } = await startTestApp()
  const sent = makeMessage()

  const first = await app.inject(post(sent))
  const again = await app.inject(post(sent))
  const next = await send(visitor, makeMessage())

  expect([first.statusCode, again.statusCode]).toEqual([201, 200])
  expect(again.json()).toEqual(first.json())
  expect(next.seq).toBe(2)
})

test('stores one message for ten concurrent requests with the same ID', async () => {
  const { app, visitor } = await startTestApp()
  const sent = makeMessage()

  const answers = await Promise.all(Array.from({ length: 10 }, () => app.inject(post(sent))))

  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.sort()).toEqual([...Array(9).fill(200), 201])
  expect(await read(visitor)).toHaveLength(1)
  expect(await send(visitor, makeMessage())).toMatchObject({ seq: 2 })
})

test('ignores the case of an ID', async () => {
  const { app, visitor } = await startTestApp()
  const sent = makeMessage({ id: randomUUID().toUpperCase() })

  const first = await app.inject(post(sent))
  const again = await app.inject(post({ ...sent, id: sent.id?.toLowerCase() }))

  expect([first.statusCode, again.statusCode]).toEqual([201, 200])
  expect(again.json()).toEqual(first.json())
  expect(await read(visitor)).toHaveLength(1)
})

test('accepts one format of IDs only', async () => {
  const { app, visitor, administrator } = await startTestApp()
  const sent = makeMessage()
  await send(visitor, sent)

  for (const id of [`urn:uuid:${sent.id}`, `URN:UUID:${sent.id}`, `{${sent.id}}`, ` ${sent.id}`]) {
    const refused = await app.inject(post({ ...sent, id }))
    expect([id, refused.statusCode]).toEqual([id, 400])
    expect(refused.json().fields).toEqual({ id: 'This value is not valid.' })
    const querystring = { before: id }
    expect(await administrator.attempt(messagesApi.list, { querystring })).toMatchObject({
      status: 400,
    })
  }
  expect(await read(visitor)).toHaveLength(1)
})

test('refuses a repeated ID with another text and keeps the stored text', async () => {
  const { app, visitor, administrator } = await startTestApp()
  const sent = makeMessage()
  await send(visitor, sent)

  const answer = await app.inject(post({ ...sent, message: 'Something else' }))

  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toEqual({
    detail: 'Another message has this ID.',
    code: 'conflict',
  })
  const office = makeAnswer({ id: sent.id, message: sent.message })
  expect(await administrator.attempt(messagesApi.send, { body: office })).toMatchObject({
    status: 409,
  })
  expect(await read(visitor)).toMatchObject([{ message: sent.message, sender: 'user' }])
})

test('accepts an ID that another conversation uses', async () => {
  const { app, visitor } = await startTestApp()
  const sent = makeMessage()
  await send(visitor, sent)

  const answer = await app.inject(post({ ...sent, user_id: 'visitor-2', message: 'Other' }))

  expect(answer.statusCode).toBe(201)
  expect(await read(visitor, 'visitor-2')).toMatchObject([
    { id: sent.id, message: 'Other', seq: 1 },
  ])
})

test('generates a missing ID', async () => {
  const { visitor } = await startTestApp()

  const stored = await send(visitor, { ...makeMessage(), id: undefined })

  expect(stored.id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
})

test('numbers 50 concurrent messages without gaps', async () => {
  const { app, visitor } = await startTestApp()
  const sent = Array.from({ length: 50 }, (_, index) =>
    makeMessage({ message: `Message ${index}` }),
  )

  const answers = await Promise.all(sent.map((message) => app.inject(post(message))))

  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
  const numbers = Array.from({ length: 50 }, (_, index) => index + 1)
  expect(answers.map((answer) => answer.json().seq).sort((a, b) => a - b)).toEqual(numbers)
  const stored = await read(visitor)
  expect(stored.map(({ seq }) => seq)).toEqual(numbers)
  expect(new Set(stored.map(({ id }) => id))).toEqual(new Set(sent.map(({ id }) => id)))
  const times = stored.map(({ created_at }) => created_at)
  expect(times).toEqual(times.toSorted())
})

test('drops unknown fields', async () => {
  const { app, visitor } = await startTestApp()
  const sly = {
    ...makeMessage(),
    seq: 99,
    created_at: '2001-01-01T00:00:00.000Z',
    administrator_id: 'x',
  }

  const answer = await app.inject(post(sly))

  expect(answer.json()).toMatchObject({ seq: 1 })
  expect(answer.json().created_at).not.toBe(sly.created_at)
  expect(await read(visitor)).toEqual([answer.json()])
  expect(Object.keys(answer.json()).sort()).toEqual([
    'created_at',
    'id',
    'message',
    'sender',
    'seq',
    'user_id',
  ])
})

test('accepts up to 4000 characters and counts an emoji as one', async () => {
  const { app } = await startTestApp()

  expect((await app.inject(post(makeMessage({ message: '🎓'.repeat(4000) })))).statusCode).toBe(201)
  const tooLong = await app.inject(post(makeMessage({ message: '🎓'.repeat(4001) })))
  expect(tooLong.statusCode).toBe(400)
  expect(tooLong.json().fields).toEqual({ message: 'Please use at most 4000 characters.' })
})

test('requires the sender admin with an administrator’s token', async () => {
  const { visitor, administrator } = await startTestApp()

  const result = await administrator.attempt(messagesApi.send, { body: makeMessage() })

  expect(result).toMatchObject({ status: 403, failure: { code: 'permission_denied' } })
  expect(await read(visitor)).toEqual([])
})

test('refuses the sender admin from a visitor', async () => {
  const { visitor } = await startTestApp()
  await send(visitor, makeMessage())

  const result = await visitor.attempt(messagesApi.send, { body: makeAnswer() })

  expect(result).toMatchObject({ status: 403, failure: { code: 'permission_denied' } })
  expect(await read(visitor)).toHaveLength(1)
})

test('continues the numbering after messages are deleted', async () => {
  const { visitor, administrator } = await startTestApp()
  await send(visitor, makeMessage())
  await send(visitor, makeMessage())
  await send(visitor, makeMessage({ user_id: 'visitor-2' }))
  const remove = { querystring: { user_id: 'visitor-1' } }

  expect(await administrator.call(messagesApi.removeAll, remove)).toEqual({ deleted: 2 })

  expect(await read(visitor)).toEqual([])
  expect(await read(visitor, 'visitor-2')).toHaveLength(1)
  expect(await administrator.call(messagesApi.removeAll, remove)).toEqual({ deleted: 0 })
  expect(await send(visitor, makeMessage())).toMatchObject({ seq: 3 })
  expect(await read(visitor)).toMatchObject([{ seq: 3 }])
})

test('returns 0 when deleting messages of an unknown visitor', async () => {
  const { administrator } = await startTestApp()

  const querystring = { user_id: 'nobody' }

  expect(await administrator.call(messagesApi.removeAll, { querystring })).toEqual({ deleted: 0 })
})
