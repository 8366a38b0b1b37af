import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { findOriginal } from '#app/contract/office-words.ts'
import { wordsApi } from '#app/features/office-words/contract.ts'
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

/** Changes both welcome texts of a language. */
async function startWithWelcome(language: 'en' | 'ne', first: string, second: string) {
  const started = await startTestApp()
  const body = {
    language,
    revision: 0,
    texts: { chat_welcome: first, chat_welcome_contact: second },
  }
  await started.administrator.call(wordsApi.save, { body })
  const send = (message: string, language?: 'en' | 'ne' | 'hi') =>
    started.visitor.attempt(messagesApi.send, { body: { ...welcome(message), language } })
  return { ...started, send }
}

test('accepts the welcome that the office has written, in the language of the page only', async () => {
  const { visitor, send } = await startWithWelcome('ne', 'नमस्ते!', 'कृपया आफ्नो नम्बर दिनुहोस्।')

  expect(await send('नमस्ते!')).toMatchObject({ status: 403 })
  expect(await send('नमस्ते!', 'en')).toMatchObject({ status: 403 })
  expect(await send('कृपया', 'ne')).toMatchObject({ status: 403 })
  expect(await texts(visitor)).toEqual([])

  expect(await send('नमस्ते!', 'ne')).toMatchObject({ ok: true })
  expect(await send('कृपया आफ्नो नम्बर दिनुहोस्।', 'ne')).toMatchObject({ ok: true })
  expect(await texts(visitor)).toEqual(['नमस्ते!', 'कृपया आफ्नो नम्बर दिनुहोस्।'])
})

test('a language without its own welcome has the English one in force', async () => {
  const { visitor, send } = await startWithWelcome('en', 'Welcome!', 'Your number, please?')

  expect(await send('Welcome!', 'hi')).toMatchObject({ ok: true })
  expect(await send('Your number, please?', 'hi')).toMatchObject({ ok: true })
  expect(await texts(visitor)).toEqual(['Welcome!', 'Your number, please?'])
})

test('accepts the Nepali welcome on a Nepali page only', async () => {
  const { visitor } = await startTestApp()
  const message = findOriginal({}, 'ne', 'chat_welcome')
  const send = (language: 'en' | 'ne') =>
    visitor.attempt(messagesApi.send, { body: { ...welcome(message), language } })

  expect(await send('en')).toMatchObject({ status: 403 })
  expect(await send('ne')).toMatchObject({ ok: true })
  expect(await texts(visitor)).toEqual([message])
})

test('still accepts the welcome of the specification after a change', async () => {
  const { visitor, send } = await startWithWelcome('en', 'Welcome!', 'Your number, please?')

  expect(await send(hello)).toMatchObject({ ok: true })
  expect(await send(details, 'ne')).toMatchObject({ ok: true })
  expect(await texts(visitor)).toEqual([hello, details])
})

test('refuses the welcome from before a change and returns the texts in force', async () => {
  const { administrator, visitor, send } = await startWithWelcome('en', 'Old one', 'Old two')
  await send('Old one')
  const body = { language: 'en', revision: 1, texts: { chat_welcome_contact: 'New two' } } as const
  await administrator.call(wordsApi.save, { body })

  expect(await send('Old two')).toMatchObject({
    status: 403,
    failure: { params: { welcome: hello, welcome_contact: 'New two' } },
  })
  expect(await send('New two')).toMatchObject({ ok: true })
  expect(await texts(visitor)).toEqual(['Old one', 'New two'])
})

test('a conversation has at most two welcome messages, also after changes', async () => {
  const { visitor, send } = await startWithWelcome('en', 'Welcome!', 'Your number, please?')
  await send('Welcome!')
  await send('Your number, please?')

  expect(await send(hello)).toMatchObject({ status: 403 })
  expect(await send('Welcome!')).toMatchObject({ ok: true })
  expect(await texts(visitor)).toHaveLength(2)
})

test('refuses a welcome in an unknown language', async () => {
  const { visitor } = await startTestApp()

  const body = { ...welcome(hello), language: 'xx' as 'en' }
  expect(await visitor.attempt(messagesApi.send, { body })).toMatchObject({ status: 400 })
})
