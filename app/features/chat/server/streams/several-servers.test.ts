import { afterEach, describe, expect, inject, test, vi } from 'vitest'
import { accountsApi } from '#app/features/accounts/contract.ts'
import { makeAnswer, makeMessage } from '#tests/factories.ts'
import { listen, readEvents } from '#tests/read-events.ts'
import { startTestApp } from '#tests/test-app.ts'
import { messagesApi } from '../../contract.ts'
import { conversationsApi } from '../../conversations-contract.ts'

afterEach(() => {
  vi.useRealTimers()
})

const user_id = 'visitor-1'

/** The office and a visitor on different servers of one database. */
async function start() {
  const first = await startTestApp()
  const second = await startTestApp({ address: first.address })
  const officeUrl = await listen(first.app)
  const visitorUrl = await listen(second.app)
  return {
    first,
    second,
    administrator: first.administrator,
    visitor: second.visitor,
    openOffices: async () =>
      readEvents(`${officeUrl}/api/conversations/stream/`, await first.credentials()),
    openVisitors: (headers = {}) =>
      readEvents(`${visitorUrl}/api/messages/stream/?user_id=${user_id}`, headers),
    visitorUrl,
    isOnline: async () => {
      const [row] = await first.administrator.call(conversationsApi.list, { querystring: {} })
      return row?.online
    },
  }
}

// SQLite has one server only.
describe.skipIf(inject('sqliteFolder'))('with several servers', () => {
  test('delivers messages between a visitor and the office on different servers', async () => {
    const { openOffices, openVisitors, visitor, administrator } = await start()
    const office = await openOffices()
    const stream = await openVisitors()
    await office.takeEvents('hello')
    await stream.takeEvents('hello')

    const question = await visitor.call(messagesApi.send, { body: makeMessage() })
    expect(await office.takeEvents('conversation')).toMatchObject([{ message: question }])
    const {
      author: _,
      kind: __,
      ...answer
    } = await administrator.call(messagesApi.send, {
      body: makeAnswer(),
    })
    expect(await stream.takeEvents('message', 2)).toEqual([question, answer])
    await administrator.call(messagesApi.removeAll, { querystring: { user_id } })
    expect(await stream.takeEvents('cleared')).toEqual([{ up_to: 2 }])
  })

  test('delivers read positions, typing and presence to the other server', async () => {
    const { openOffices, openVisitors, visitor, administrator, visitorUrl } = await start()
    const stream = await openVisitors({ referer: `${visitorUrl}/canada` })
    expect(await stream.takeEvents('hello')).toMatchObject([{ online: false }])
    await visitor.call(messagesApi.send, { body: makeMessage() })

    const office = await openOffices()
    expect(await stream.takeEvents('online')).toEqual([{ online: true }])
    await visitor.call(messagesApi.presence, { body: { user_id, page: '/japan', is_typing: true } })
    expect(await office.takeEvents('typing')).toEqual([{ user_id, by: null }])
    expect((await office.takeEvents('visitor')).at(-1)).toEqual({
      user_id,
      online: true,
      page: '/japan',
    })
    await administrator.call(conversationsApi.typing, { params: { user_id } })
    expect(await stream.takeEvents('typing')).toEqual([{}])
    await administrator.call(conversationsApi.read, { params: { user_id }, body: { seq: 1 } })
    expect(await stream.takeEvents('read')).toEqual([{ seq: 1 }])

    office.close()
    expect(await stream.takeEvents('online', 2)).toEqual([{ online: true }, { online: false }])
  })

  test('shows visitors of another server as online until they leave', async () => {
    const { openVisitors, visitor, isOnline } = await start()
    const stream = await openVisitors()
    await visitor.call(messagesApi.send, { body: makeMessage() })
    await expect.poll(isOnline).toBe(true)

    stream.close()

    await expect.poll(isOnline, { timeout: 15_000 }).toBe(false)
  })

  test('shows visitors of a stopped server as offline within 25 seconds', async () => {
    const { first, second, openVisitors, visitor, isOnline } = await start()
    await openVisitors()
    await visitor.call(messagesApi.send, { body: makeMessage() })
    await expect.poll(isOnline).toBe(true)
    await first.signIn()

    await second.app.close()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25_001 })

    expect(await isOnline()).toBe(false)
  })

  test('ends a stream when its session ends on another server', async () => {
    const { first, second, visitorUrl } = await start()
    const { refresh } = await first.signIn()
    const headers = await first.credentials()
    const office = await readEvents(`${visitorUrl}/api/conversations/stream/`, headers)
    await office.takeEvents('hello')

    await second.visitor.call(accountsApi.signOut, { body: { refresh } })
    const endedAt = Date.now()
    await office.ended

    expect(Date.now() - endedAt).toBeLessThan(5_000)
  })

  test('delivers hundreds of simultaneous signals', async () => {
    const { openOffices, second } = await start()
    const office = await openOffices()
    await office.takeEvents('hello')
    const visitors = Array.from({ length: 300 }, (_, index) => `${'v'.repeat(50)}-${index}`)

    await Promise.all(
      visitors.map((user_id) =>
        second.app.inject({
          method: 'POST',
          url: '/api/messages/',
          payload: makeMessage({ user_id }),
        }),
      ),
    )

    const received = await office.takeEvents('conversation', 300)
    expect(received.map(({ user_id }) => user_id).sort()).toEqual(visitors.sort())
  })
})
