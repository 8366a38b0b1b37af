import { expect, test } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { dashboardApi } from '#app/features/dashboard/contract.ts'
import { makeAnswer, makeMessage } from '#tests/factories.ts'
import { listen, readEvents } from '#tests/read-events.ts'
import { startTestApp } from '#tests/test-app.ts'
import { messagesApi } from '../../contract.ts'
import { type ConversationQuery, conversationsApi } from '../../conversations-contract.ts'

const user_id = 'visitor-1'
const params = { user_id }

/** A conversation that is overdue, and another one. */
async function start() {
  const started = await startTestApp()
  const { db, visitor, administrator } = started
  const write = (message: string, id = user_id) =>
    visitor.call(messagesApi.send, { body: makeMessage({ user_id: id, message }) })
  await write('From another', 'visitor-2')
  await write('How much is it?')
  const due = '2026-01-05T05:00:00.000Z'
  await db
    .updateTable('conversations')
    .set({ response_due_at: due })
    .where('user_id', '=', user_id)
    .execute()
  return {
    ...started,
    due,
    write,
    close: () => administrator.call(conversationsApi.close, { params }),
    reopen: () => administrator.call(conversationsApi.reopen, { params }),
    async list(querystring: ConversationQuery = {}) {
      const result = await administrator.attempt(conversationsApi.list, { querystring })
      if (!result.ok) throw new Error('refused')
      expect(result.total).toBe(result.value.length)
      return result.value.map((row) => row.user_id)
    },
    async waiting() {
      return (await administrator.call(dashboardApi.read, {})).awaiting_reply?.overdue
    },
  }
}

test('lists closed conversations separately, without awaiting reply', async () => {
  const { administrator, close, list, waiting } = await start()
  expect(await list({ awaiting_reply: true })).toEqual([user_id, 'visitor-2'])
  expect(await waiting()).toBe(1)

  const { closed_at } = await close()

  expect(await list()).toEqual(['visitor-2'])
  expect(await list({ closed: true })).toEqual([user_id])
  expect(await list({ awaiting_reply: true })).toEqual(['visitor-2'])
  expect(await waiting()).toBe(0)
  expect(await list({ q: 'much' })).toEqual([user_id])
  expect(await list({ q: 'much', closed: true })).toEqual([user_id])
  expect(await list({ q: 'another', closed: true })).toEqual([])
  const [row] = await administrator.call(conversationsApi.list, { querystring: { closed: true } })
  expect(row).toMatchObject({ closed_at, response_due_at: null })
})

test('restores the due time when a conversation is reopened', async () => {
  const { administrator, close, reopen, list, due } = await start()
  await close()

  expect(await reopen()).toEqual({ user_id, closed_at: null, response_due_at: due })

  expect(await list()).toEqual([user_id, 'visitor-2'])
  expect(await list({ awaiting_reply: true })).toEqual([user_id, 'visitor-2'])
  expect(await list({ closed: true })).toEqual([])
  const activities = await administrator.call(auditLogApi.list, { querystring: {} })
  expect(activities).toMatchObject([
    { action: 'changed', subject: 'conversation', subject_id: expect.any(String) },
    { action: 'changed', before: { closed_at: null }, after: { closed_at: expect.any(String) } },
  ])
})

test('reopens a conversation with the visitor’s next message only', async () => {
  const { administrator, close, list, write, due } = await start()
  await close()
  await administrator.call(messagesApi.send, { body: makeAnswer({ message: 'Goodbye' }) })
  expect(await list()).toEqual(['visitor-2'])
  await close()

  await write('One more thing')

  expect(await list()).toEqual([user_id, 'visitor-2'])
  const [row] = await administrator.call(conversationsApi.list, { querystring: {} })
  expect(row?.closed_at).toBeNull()
  expect(Date.parse(row?.response_due_at ?? '')).toBeGreaterThan(Date.parse(due))
  // Outside office hours both are due at the next opening.
  expect((await list({ awaiting_reply: true })).toSorted()).toEqual([user_id, 'visitor-2'])
})

test('ignores a repeated close, and returns 404 for a conversation without messages', async () => {
  const { administrator, close } = await start()
  const first = await close()

  expect(await close()).toEqual(first)
  const activities = await administrator.call(auditLogApi.list, { querystring: {} })
  expect(activities).toHaveLength(1)
  for (const call of [conversationsApi.close, conversationsApi.reopen]) {
    const result = await administrator.attempt(call, { params: { user_id: 'nobody' } })
    expect(result).toMatchObject({ ok: false, status: 404 })
  }
})

test('streams the close state to the office and the visitor, also after reconnecting', async () => {
  const { app, credentials, close, reopen, write } = await start()
  const url = await listen(app)
  const office = await readEvents(`${url}/api/conversations/stream/`, await credentials())
  await office.takeEvents('hello')
  const open = () => readEvents(`${url}/api/messages/stream/?user_id=${user_id}`)
  const visitor = await open()
  expect(await visitor.takeEvents('hello')).toMatchObject([{ closed: false }])

  const closeState = await close()
  expect(await visitor.takeEvents('closed')).toEqual([{ closed: true }])
  expect(await office.takeEvents('closed')).toEqual([closeState])
  expect(await (await open()).takeEvents('hello')).toMatchObject([{ closed: true }])

  const reopening = await reopen()
  expect(await visitor.takeEvents('closed', 2)).toEqual([{ closed: true }, { closed: false }])
  expect(await office.takeEvents('closed', 2)).toEqual([closeState, reopening])

  await close()
  await visitor.takeEvents('closed', 3)
  await write('One more thing')
  expect((await visitor.takeEvents('closed', 4)).at(-1)).toEqual({ closed: false })
  expect((await office.takeEvents('conversation')).at(-1)).toMatchObject({ closed_at: null })
})

test('returns the close state to polling visitors until they write again', async () => {
  const { app, close, write } = await start()
  const readCloseState = async (query: string) => {
    const { headers } = await app.inject(`/api/messages/?user_id=${user_id}${query}`)
    return headers['x-conversation-closed']
  }
  expect([await readCloseState(''), await readCloseState('&after=1')]).toEqual(['false', 'false'])

  await close()
  expect([await readCloseState(''), await readCloseState('&after=1')]).toEqual(['true', 'true'])

  await write('One more thing')
  expect([await readCloseState(''), await readCloseState('&after=1')]).toEqual(['false', 'false'])
})

test('starts a new open conversation after a closed one was deleted', async () => {
  const { administrator, close, list, write } = await start()
  await close()
  await administrator.call(messagesApi.removeAll, { querystring: params })
  expect(await list({ closed: true })).toEqual([])

  await write('Anew')
  expect(await list()).toEqual([user_id, 'visitor-2'])
})
