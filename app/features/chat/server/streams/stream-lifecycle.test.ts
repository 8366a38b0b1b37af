import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accountsApi } from '#app/features/accounts/contract.ts'
import { makeAnswer, makeMessage } from '#tests/factories.ts'
import { listen, type ReadEvent, readEvents } from '#tests/read-events.ts'
import { storeMessages } from '#tests/store-messages.ts'
import { startTestApp } from '#tests/test-app.ts'
import { messagesApi } from '../../contract.ts'
import { appendMessage } from '../store/append-message.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

async function start(options: Parameters<typeof startTestApp>[0] = {}) {
  const started = await startTestApp(options)
  const url = await listen(started.app)
  return {
    ...started,
    url,
    openVisitors: (userId = 'visitor-1', headers = {}) =>
      readEvents(`${url}/api/messages/stream/?user_id=${userId}`, headers),
    openOffices: async () =>
      readEvents(`${url}/api/conversations/stream/`, await started.credentials()),
  }
}

/** Bypasses the routes, so no signal is sent. */
const storeSilently = ({ app }: Awaited<ReturnType<typeof start>>) =>
  appendMessage(app, makeMessage(), {
    administratorId: null,
    page: '',
    ownerKey: null,
  })

const named = (events: ReadEvent[], name: string) => events.filter(({ event }) => event === name)

test('sends a ping every 20 seconds', async () => {
  const { openVisitors, openOffices } = await start()
  const streams = [await openVisitors(), await openOffices()]
  for (const { takeEvents } of streams) await takeEvents('hello')

  await pass(60)

  for (const { takeEvents, events } of streams) {
    await takeEvents('ping', 3)
    expect(named(events, 'ping')).toHaveLength(3)
  }
})

test('delivers a message within 15 seconds when its signal was lost', async () => {
  const started = await start()
  const { openVisitors, openOffices } = started
  const visitor = await openVisitors()
  const office = await openOffices()
  await visitor.takeEvents('hello')
  await office.takeEvents('hello')

  await storeSilently(started)
  await pass(15)

  expect(await visitor.takeEvents('message')).toMatchObject([{ seq: 1 }])
  expect(await office.takeEvents('conversation')).toMatchObject([{ last_seq: 1 }])
})

test('delivers missed messages to visitors, and makes the office reload its list', async () => {
  const started = await start()
  const { app, openVisitors, openOffices } = started
  const visitor = await openVisitors()
  const office = await openOffices()
  await visitor.takeEvents('hello')
  await office.takeEvents('hello')

  await storeSilently(started)
  await app.changeNotifier.notify('chat', '')

  expect(await visitor.takeEvents('message')).toMatchObject([{ seq: 1 }])
  expect(await office.takeEvents('hello', 2)).toHaveLength(2)
})

test('ends the office stream within 5 seconds after its session', async () => {
  const { openOffices, visitor, signIn } = await start()
  const office = await openOffices()
  await office.takeEvents('hello')
  const { refresh } = await signIn()

  await visitor.call(accountsApi.signOut, { body: { refresh } })
  await pass(5)

  await office.ended
})

const takenAway = {
  'was disabled': { disabled_at: new Date().toISOString() },
  'got a role without the chat': { role: 'editor' as const },
}
for (const [what, change] of Object.entries(takenAway)) {
  test(`ends the office stream within 5 seconds after its administrator ${what}`, async () => {
    const { openOffices, db } = await start()
    const office = await openOffices()
    await office.takeEvents('hello')

    await db.updateTable('administrators').set(change).execute()
    await pass(5)

    await office.ended
  })
}

test('ends the office stream when the session expires, not the access token', async () => {
  const { openOffices, visitor } = await start()
  const office = await openOffices()
  await office.takeEvents('hello')

  await pass(6 * 60)
  await visitor.call(messagesApi.send, { body: makeMessage() })
  expect(await office.takeEvents('conversation')).toHaveLength(1)

  vi.setSystemTime(Date.now() + 7 * 24 * 60 * 60 * 1000)
  await pass(5)
  await office.ended
})

test('keeps streams of other sessions open when a session ends', async () => {
  const { openOffices, visitor, app, url } = await start()
  const office = await openOffices()
  const body = { username: 'Sita', password: 'example-password' }
  const tokens = await visitor.call(accountsApi.signIn, { body })
  const other = await readEvents(`${url}/api/conversations/stream/`, {
    authorization: `Bearer ${tokens.access}`,
  })
  await other.takeEvents('hello')

  await visitor.call(accountsApi.signOut, { body: { refresh: tokens.refresh } })
  await pass(5)
  await other.ended
  await app.inject({ method: 'POST', url: '/api/messages/', payload: makeMessage() })

  expect(await office.takeEvents('conversation')).toHaveLength(1)
})

test('drops a reader that stops reading, and catches up after reconnecting', async () => {
  const { app, db, url } = await start()
  const total = 1500
  await storeMessages(db, total)
  const count = promisify(app.server.getConnections.bind(app.server))
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.write('GET /api/messages/stream/?user_id=visitor-1 HTTP/1.1\r\nHost: a\r\n\r\n')
  await once(socket, 'data')
  socket.pause()

  const dropped = async () => {
    await pass(20)
    return (await count()) === 0
  }
  await expect.poll(dropped).toBe(true)

  const seen = (await text(socket)).match(/(?<=\nid: |\r\nid: )\d+/g) ?? []
  const last = Number(seen.at(-1) ?? 0)
  expect(last).toBeLessThan(total)
  const again = await readEvents(`${url}/api/messages/stream/?user_id=visitor-1&after=${last}`)
  const seqs = (await again.takeEvents('message', total - last)).map(({ seq }) => seq)
  expect(seqs).toEqual(Array.from({ length: total - last }, (_, index) => last + index + 1))
})

test('ends the oldest of more than 6 streams of a visitor', async () => {
  const { openVisitors } = await start()
  const streams = []
  for (let index = 0; index < 7; index++) {
    const stream = await openVisitors()
    await stream.takeEvents('hello')
    streams.push(stream)
  }

  const [oldest, second] = streams
  await oldest?.ended
  await pass(20)
  expect(await second?.takeEvents('ping')).toHaveLength(1)
})

test('limits the open streams of an address, with Retry-After', async () => {
  const { openVisitors } = await start({ config: { rateLimitFactor: 0.003 } })
  const open = [await openVisitors('a'), await openVisitors('b'), await openVisitors('c')]
  for (const { takeEvents } of open) await takeEvents('hello')

  const refused = await openVisitors('d')

  expect(refused.response.status).toBe(429)
  expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('limits an address to 1,200 new streams a minute', async () => {
  const { app } = await start({ config: { rateLimitFactor: 0.01 } })
  const open = () => app.inject({ url: '/api/messages/stream/?user_id=a', method: 'HEAD' })
  for (let turn = 0; turn < 12; turn++) expect((await open()).statusCode).toBe(200)

  expect((await open()).statusCode).toBe(429)
})

test('ends all streams when the server closes', async () => {
  const { app, openVisitors, openOffices, administrator } = await start()
  const streams = [await openVisitors(), await openOffices()]
  for (const { takeEvents } of streams) await takeEvents('hello')
  await administrator.call(messagesApi.send, { body: makeAnswer() })

  await app.close()

  for (const { ended } of streams) await ended
})
