import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { originalWelcome } from '#app/contract/office-words.ts'
import { makeAnswer, makeMessage } from '#tests/factories.ts'
import { listen, readEvents } from '#tests/read-events.ts'
import { startTestApp } from '#tests/test-app.ts'
import { messagesApi } from '../../contract.ts'
import { conversationsApi } from '../../conversations-contract.ts'

const fromOurPages = { 'sec-fetch-site': 'same-origin' }
const listUrl = '/api/messages/?user_id=visitor-1'

const send = (app: FastifyInstance, headers: Record<string, string> = {}, given = {}) =>
  app.inject({ method: 'POST', url: '/api/messages/', headers, payload: makeMessage(given) })

type Answer = Awaited<ReturnType<typeof send>>

const cookieOf = ({ cookies: [cookie] }: Answer) => `${cookie?.name}=${cookie?.value}`

/** A conversation started by a browser, and that browser's headers. */
async function startOwned({ isBound = true } = {}) {
  const started = await startTestApp()
  const { app } = started
  const first = makeMessage()
  const browser = { ...fromOurPages, cookie: cookieOf(await send(app, fromOurPages, first)) }
  if (isBound) await app.inject({ url: listUrl, headers: browser })
  const read = async (headers = {}) => (await app.inject({ url: listUrl, headers })).json()
  return { ...started, browser, first, read }
}

test('sets the owner cookie in the response to the first message', async () => {
  const { app } = await startTestApp()

  const answer = await send(app, fromOurPages)

  expect(answer.headers['set-cookie']).toMatch(
    /^chatOwner=[\w-]{32}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
  )
})

test('sets a secure cookie with the __Host- prefix on https', async () => {
  const { app } = await startTestApp({ config: { publicUrl: 'https://office.example' } })

  const answer = await send(app, fromOurPages)

  expect(answer.headers['set-cookie']).toMatch(
    /^__Host-chatOwner=[\w-]{32}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  const read = async (cookie: string) =>
    (await app.inject({ url: listUrl, headers: { cookie } })).json()
  expect(await read(cookieOf(answer))).toHaveLength(1)
  expect(await read('')).toEqual([])
  // A cookie without the `__Host-` prefix.
  expect(await read(cookieOf(answer).replace('__Host-', ''))).toHaveLength(1)
})

test('sets the cookie for a welcome message too', async () => {
  const { app } = await startTestApp()

  const answer = await send(app, fromOurPages, { sender: 'admin', message: originalWelcome[0] })

  expect(cookieOf(answer)).toMatch(/^chatOwner=/)
})

test('requires the cookie once the browser has sent it', async () => {
  const { app, browser, read } = await startOwned()

  expect(await read(browser)).toHaveLength(1)
  expect(await read()).toEqual([])
  expect(await read({ cookie: 'chatOwner=wrong' })).toEqual([])
  expect((await app.inject(`${listUrl}&after=0`)).json()).toEqual([])
  const wrongCookie: Record<string, string> = { cookie: browser.cookie.slice(0, -1) }
  for (const headers of [{}, fromOurPages, wrongCookie]) {
    const refused = await send(app, headers)
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      { code: 'not_owner', detail: 'This conversation belongs to another browser.' },
    ])
    expect(refused.cookies).toEqual([])
  }
  const welcome = { sender: 'admin', message: originalWelcome[0] }
  expect((await send(app, {}, welcome)).statusCode).toBe(403)
  expect((await send(app, browser)).statusCode).toBe(201)
  expect(await read(browser)).toHaveLength(2)
})

test('hides cached responses from other browsers', async () => {
  const { browser, read } = await startOwned()

  for (let turn = 0; turn < 3; turn++) {
    expect(await read(browser)).toHaveLength(1)
    expect(await read()).toEqual([])
  }
})

test('hides the close state from other browsers', async () => {
  const { app, administrator, browser } = await startOwned()
  await administrator.call(conversationsApi.close, { params: { user_id: 'visitor-1' } })

  const readCloseState = async (url: string, headers = {}) =>
    (await app.inject({ url, headers })).headers['x-conversation-closed']
  expect(await readCloseState(listUrl, browser)).toBe('true')
  expect(await readCloseState(listUrl)).toBe('false')
  expect(await readCloseState('/api/messages/?user_id=unknown')).toBe('false')
})

test('accepts the ID alone when the first response was lost', async () => {
  const { app, browser, first, read } = await startOwned({ isBound: false })

  const again = await send(app, fromOurPages, { ...first, id: first.id?.toUpperCase() })
  expect([again.statusCode, cookieOf(again)]).toEqual([200, browser.cookie])
  expect(await read()).toHaveLength(1)

  const bound = await send(app, browser)
  expect([bound.statusCode, bound.cookies]).toEqual([201, []])
  expect((await send(app, fromOurPages, first)).statusCode).toBe(403)
})

test('sets no cookie for other senders before the conversation is bound', async () => {
  const { app, browser, first } = await startOwned({ isBound: false })
  const { id: _, ...withoutId } = first
  const welcome = { sender: 'admin', message: originalWelcome[0] }

  for (const given of [{}, { message: first.message }, { id: undefined }, withoutId, welcome]) {
    const stranger = await send(app, fromOurPages, given)
    expect([stranger.statusCode, stranger.cookies]).toEqual([201, []])
  }
  const otherText = await send(app, fromOurPages, { ...first, message: 'Another text' })
  expect([otherText.statusCode, otherText.cookies]).toEqual([409, []])

  expect(cookieOf(await send(app, fromOurPages, first))).toBe(browser.cookie)
})

test('sets the cookie for a repeated welcome only with its ID', async () => {
  const { app } = await startTestApp()
  const welcome = makeMessage({ sender: 'admin', message: originalWelcome[0] })
  const first = await send(app, fromOurPages, welcome)

  for (const id of [undefined, makeMessage().id]) {
    const stranger = await send(app, fromOurPages, { ...welcome, id })
    expect([stranger.statusCode, stranger.cookies]).toEqual([200, []])
  }

  const again = await send(app, fromOurPages, welcome)
  expect([again.statusCode, cookieOf(again)]).toEqual([200, cookieOf(first)])
})

test('sets one cookie when several tabs start a conversation at the same time', async () => {
  const { app } = await startTestApp()
  const sent = Array.from({ length: 10 }, () => makeMessage())

  const answers = await Promise.all(sent.map((message) => send(app, fromOurPages, message)))

  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
  const withCookie = answers.filter(({ cookies }) => cookies.length > 0)
  expect(withCookie.map((answer) => answer.json().seq)).toEqual([1])
})

test('sets a different cookie for each conversation', async () => {
  const { app, browser } = await startOwned()

  const other = await send(app, browser, { user_id: 'visitor-2' })

  expect(cookieOf(other)).toMatch(/^chatOwner=[\w-]{32}$/)
  expect(cookieOf(other)).not.toBe(browser.cookie)
})

for (const [starter, headers] of [
  ['no browser', {}],
  ['another site', { 'sec-fetch-site': 'cross-site' }],
] as const) {
  test(`accepts the ID alone for a conversation that ${starter} started`, async () => {
    const { app } = await startTestApp()

    const first = await send(app, headers)
    const second = await send(app, { ...fromOurPages, cookie: 'chatOwner=any' })

    expect([first.cookies, second.cookies]).toEqual([[], []])
    expect((await app.inject(listUrl)).json()).toHaveLength(2)
  })
}

test('accepts the ID alone for a conversation that the office started', async () => {
  const { app, credentials } = await startTestApp()
  const office = { ...(await credentials()), ...fromOurPages }
  const payload = makeAnswer()

  const answer = await app.inject({
    method: 'POST',
    url: '/api/messages/',
    headers: office,
    payload,
  })

  expect(answer.cookies).toEqual([])
  expect((await send(app, fromOurPages)).cookies).toEqual([])
  expect((await app.inject(listUrl)).json()).toHaveLength(2)
})

test('lets the office read and reply in a bound conversation', async () => {
  const { administrator, browser, read } = await startOwned()
  const params = { user_id: 'visitor-1' }

  await administrator.call(messagesApi.send, { body: makeAnswer() })

  const querystring = { user_id: 'visitor-1' }
  expect(await administrator.call(messagesApi.list, { querystring })).toHaveLength(2)
  expect(
    await administrator.call(conversationsApi.messages, { params, querystring: {} }),
  ).toHaveLength(2)
  expect(await read(browser)).toHaveLength(2)
})

test('ignores presence and read positions from other browsers', async () => {
  const { app, administrator, visitor, browser } = await startOwned()
  const user_id = 'visitor-1'
  await administrator.call(messagesApi.send, { body: makeAnswer() })
  const unread = async (headers = {}) =>
    (await app.inject({ url: `/api/messages/unread/?user_id=${user_id}`, headers })).json()

  expect(await visitor.call(messagesApi.read, { body: { user_id, seq: 2 } })).toEqual({ unread: 0 })
  await visitor.call(messagesApi.presence, { body: { user_id, page: '/elsewhere' } })

  expect(await unread()).toEqual({ unread: 0 })
  expect(await unread(browser)).toEqual({ unread: 1 })
  const [row] = await administrator.call(conversationsApi.list, { querystring: {} })
  expect(row?.page).not.toBe('/elsewhere')
})

test('streams nothing to other browsers', async () => {
  const { app, browser } = await startOwned()
  const url = await listen(app)
  const open = (headers = {}) =>
    readEvents(`${url}/api/messages/stream/?user_id=visitor-1`, headers)
  const unknown = await readEvents(`${url}/api/messages/stream/?user_id=nobody`)
  const foreign = await open()
  const own = await open(browser)

  await send(app, browser)

  expect(await own.takeEvents('message', 2)).toHaveLength(2)
  expect(await foreign.takeEvents('hello')).toEqual(await unknown.takeEvents('hello'))
  expect(foreign.events).toHaveLength(1)
})

test('ends a stream without the cookie once the conversation is bound', async () => {
  const { app, browser, read } = await startOwned({ isBound: false })
  const url = await listen(app)
  const before = await readEvents(`${url}/api/messages/stream/?user_id=visitor-1`)
  expect(await before.takeEvents('message')).toHaveLength(1)

  await read(browser)
  await before.ended
  await send(app, browser)

  const after = await readEvents(`${url}/api/messages/stream/?user_id=visitor-1&after=1`, browser)
  expect(await after.takeEvents('message')).toMatchObject([{ seq: 2 }])
  expect(before.events.filter(({ event }) => event === 'message')).toHaveLength(1)
})
