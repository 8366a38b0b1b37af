import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeAnswer, makeMessage } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { messagesApi } from '../../contract.ts'

const hello = 'Hello sir, how can I help you?'
const details = 'Please leave your contact details. We will approach you soon.'
const welcome = (message: string) => makeAnswer({ message })

type Visitor = Awaited<ReturnType<typeof startTestApp>>['visitor']

const texts = async (visitor: Visitor) =>
  (await visitor.call(messagesApi.list, { querystring: { user_id: 'visitor-1' } })).map(
    ({ message }) => message,
  )

test('accepts the two welcome messages from a visitor’s browser', async () => {
  const { visitor } = await startTestApp()

  await visitor.call(messagesApi.send, { body: welcome(hello) })
  await visitor.call(messagesApi.send, { body: welcome(details) })

  expect(await texts(visitor)).toEqual([hello, details])
})

test('returns 200 with the stored message for a repeated welcome with another ID', async () => {
  const { app } = await startTestApp()
  const send = () =>
    app.inject({
      method: 'POST',
      url: '/api/messages/',
      payload: { ...welcome(hello), id: randomUUID() },
    })

  const first = await send()
  const again = await send()

  expect([first.statusCode, again.statusCode]).toEqual([201, 200])
  expect(again.json()).toEqual(first.json())
})

test('stores each welcome message once for ten concurrent tabs', async () => {
  const { visitor } = await startTestApp()

  const outcomes = await Promise.all(
    Array.from({ length: 10 }, (_, tab) =>
      visitor.attempt(messagesApi.send, { body: welcome(tab % 2 ? hello : details) }),
    ),
  )

  expect(outcomes.every(({ ok }) => ok)).toBe(true)
  expect((await texts(visitor)).sort()).toEqual([hello, details])
})

test('refuses a welcome after an office reply', async () => {
  const { visitor, administrator } = await startTestApp()
  await visitor.call(messagesApi.send, { body: makeMessage() })
  await administrator.call(messagesApi.send, { body: makeAnswer() })

  const result = await visitor.attempt(messagesApi.send, { body: welcome(hello) })

  expect(result).toMatchObject({ status: 403, failure: { code: 'permission_denied' } })
  expect(await texts(visitor)).not.toContain(hello)
})

test('does not treat an administrator’s message with the same text as a welcome', async () => {
  const { visitor, administrator } = await startTestApp()
  await visitor.call(messagesApi.send, { body: makeMessage() })
  await administrator.call(messagesApi.send, { body: welcome(hello) })

  const result = await visitor.attempt(messagesApi.send, { body: welcome(hello) })

  expect(result).toMatchObject({ status: 403 })
  expect(await texts(visitor)).toEqual([makeMessage().message, hello])
})

test('returns the kind of welcome messages to administrators', async () => {
  const { visitor, administrator } = await startTestApp()
  await visitor.call(messagesApi.send, { body: welcome(hello) })
  const own = await visitor.call(messagesApi.send, { body: makeMessage({ message: hello }) })
  await administrator.call(messagesApi.send, { body: welcome(hello) })

  const querystring = { user_id: own.user_id }
  const messages = await administrator.call(messagesApi.list, { querystring })

  expect(messages.map(({ kind }) => kind)).toEqual(['welcome', 'text', 'text'])
  expect(await visitor.call(messagesApi.list, { querystring })).toEqual(
    messages.map(({ kind: _, author: __, ...message }) => message),
  )
})

test('refuses a text that only resembles a welcome', async () => {
  const { visitor } = await startTestApp()

  for (const text of [`${hello}!`, hello.toUpperCase(), `${hello} Call 98…`, 'Hello']) {
    const result = await visitor.attempt(messagesApi.send, { body: welcome(text) })
    expect([text, result.ok]).toEqual([text, false])
  }
  expect(await texts(visitor)).toEqual([])
})

test('accepts the text of a welcome as a visitor’s message', async () => {
  const { visitor } = await startTestApp()

  const own = await visitor.call(messagesApi.send, { body: makeMessage({ message: hello }) })
  const office = await visitor.call(messagesApi.send, { body: welcome(hello) })

  expect([own.sender, office.sender]).toEqual(['user', 'admin'])
})
