import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { RESTORABLE_MS } from '#app/base/server/restorable.ts'
import { dashboardApi } from '#app/features/dashboard/contract.ts'
import { trashApi } from '#app/features/trash/contract.ts'
import { deletedUserId, isDeleted } from '#database/deleted-conversations.ts'
import { eraseLead } from '#tests/erase-lead.ts'
import { makeAnswer, makeMessage } from '#tests/make.ts'
import { passGrace } from '#tests/pass-grace.ts'
import { listen, readEvents } from '#tests/read-events.ts'
import { admin, forgetOld, startTestApp } from '#tests/test-app.ts'
import { messagesApi } from '../../contract.ts'
import { conversationsApi } from '../../conversations-contract.ts'

type Started = Awaited<ReturnType<typeof startTestApp>>

const user_id = 'visitor-1'

/** Stores a long conversation of today and a short one. */
async function storeMany({ db, visitor }: Started, count: number) {
  const { id, created_at } = await visitor.call(messagesApi.send, { body: makeMessage() })
  const conversation = await db.selectFrom('conversations').select('id').executeTakeFirstOrThrow()
  for (let from = 2; from <= count; from += 500) {
    const size = Math.min(500, count - from + 1)
    const rows = Array.from({ length: size }, (_, index) => ({
      conversation_id: conversation.id,
      seq: from + index,
      id: newId(),
      sender: 'user' as const,
      message: 'Needle 🎓',
      created_at,
      administrator_id: null,
    }))
    await db.insertInto('messages').values(rows).execute()
  }
  await db
    .updateTable('conversations')
    .set({ last_seq: count, message_count: count, unread: count })
    .execute()
  await visitor.call(messagesApi.send, { body: makeMessage({ user_id: 'short' }) })
  return id
}

const countRows = async ({ db }: Started, table: 'messages' | 'conversations' | 'message_emoji') =>
  (await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db)).rows[0]?.n

const remove = ({ administrator }: Started) =>
  administrator.call(messagesApi.removeAll, { querystring: { user_id } })

const bringBack = ({ administrator }: Started) =>
  administrator.attempt(conversationsApi.restore, { params: { user_id } })

test('a long conversation is gone at once for everybody, and for good when it cannot be brought back', async () => {
  const started = await startTestApp()
  const { administrator, visitor, db } = started
  await storeMany(started, 5_000)

  expect(await remove(started)).toEqual({ deleted: 5_000 })

  expect(Number(await countRows(started, 'messages'))).toBeGreaterThan(1)
  const all = await administrator.call(messagesApi.list, { querystring: {} })
  expect(all).toMatchObject([{ user_id: 'short' }])
  expect(await visitor.call(messagesApi.list, { querystring: { user_id } })).toEqual([])
  for (const q of ['needle', '🎓']) {
    expect(await administrator.call(conversationsApi.list, { querystring: { q } })).toEqual([])
  }
  const list = await administrator.call(conversationsApi.list, { querystring: {} })
  expect(list).toMatchObject([{ user_id: 'short' }])
  const { counts, daily, recent_messages } = await administrator.call(dashboardApi.read, {})
  expect([counts.messages, daily.messages?.at(-1)?.count]).toEqual([1, 1])
  expect(recent_messages).toMatchObject([{ user_id: 'short' }])
  expect(await visitor.call(messagesApi.unread, { querystring: { user_id } })).toEqual({
    unread: 0,
  })
  expect(await visitor.call(messagesApi.send, { body: makeMessage() })).toMatchObject({
    seq: 5_001,
  })
  expect(await remove(started)).toEqual({ deleted: 1 })

  await forgetOld(started.app)
  expect(await countRows(started, 'messages')).toBe(5_002)
  await passGrace(started.app)
  expect(await countRows(started, 'messages')).toBe(1)
  expect(await countRows(started, 'conversations')).toBe(2)
  expect(await bringBack(started)).toMatchObject({ status: 404 })
  expect(await countRows(started, 'message_emoji')).toBe(0)
  const rows = await db.selectFrom('conversations').select(['user_id', 'last_seq']).execute()
  expect(rows).toEqual(expect.arrayContaining([{ user_id, last_seq: 5_001 }]))
})

test('the same message may be sent again after it was deleted', async () => {
  const started = await startTestApp()
  const id = await storeMany(started, 1_000)
  await remove(started)

  const again = await started.visitor.call(messagesApi.send, { body: makeMessage({ id }) })

  expect(again).toMatchObject({ id, seq: 1_001 })
})

test('an open stream is cleared at once, and goes on', async () => {
  const started = await startTestApp()
  await storeMany(started, 2_000)
  const url = await listen(started.app)
  const stream = await readEvents(`${url}/api/messages/stream/?user_id=${user_id}&after=2000`)
  await stream.take('hello')

  await remove(started)
  await started.visitor.call(messagesApi.send, { body: makeMessage() })

  expect(await stream.take('cleared')).toEqual([{ up_to: 2_000 }])
  expect(await stream.take('message')).toMatchObject([{ seq: 2_001 }])
})

test('messages that are sent while their conversation is deleted are kept or deleted whole', async () => {
  const started = await startTestApp()
  await storeMany(started, 500)
  const sent = Array.from({ length: 20 }, () => makeMessage())

  const [answers, { deleted }] = await Promise.all([
    Promise.all(sent.map((body) => started.visitor.call(messagesApi.send, { body }))),
    remove(started),
  ])

  expect(answers.map(({ seq }) => seq).sort()).toEqual(sent.map((_, index) => 501 + index))
  const left = await started.visitor.call(messagesApi.list, { querystring: { user_id } })
  const { message_count } = await started.db
    .selectFrom('conversations')
    .select('message_count')
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  expect(left).toHaveLength(message_count)
  expect(deleted).toBeGreaterThanOrEqual(500)
  expect(left.map(({ seq }) => seq)).toEqual(left.map((_, index) => 521 - left.length + index))
})

test('what was deleted comes back whole for everybody', async () => {
  const started = await startTestApp()
  const { administrator, visitor, db } = started
  await storeMany(started, 2_000)
  const everything = async () => ({
    list: await administrator.call(conversationsApi.list, { querystring: {} }),
    messages: await visitor.call(messagesApi.list, { querystring: { user_id } }),
    dashboard: await administrator.call(dashboardApi.read, {}),
    needles: await administrator.call(conversationsApi.list, { querystring: { q: 'needle' } }),
    stored: await db.selectFrom('conversations').selectAll().orderBy('user_id').execute(),
  })
  const last_message = 'Needle 🎓'
  await db
    .updateTable('conversations')
    .set({ last_message })
    .where('user_id', '=', user_id)
    .execute()
  const before = await everything()
  await remove(started)
  expect(await remove(started)).toEqual({ deleted: 0 })

  expect(await bringBack(started)).toMatchObject({ ok: true, value: { restored: 2_000 } })

  expect(await everything()).toEqual(before)
  expect(await visitor.call(messagesApi.send, { body: makeMessage() })).toMatchObject({
    seq: 2_001,
  })
  await passGrace(started.app)
  expect(await countRows(started, 'messages')).toBe(2_002)
  expect(await bringBack(started)).toMatchObject({ status: 404 })
})

test('what was deleted comes back before what was written since, numbers without a gap', async () => {
  const started = await startTestApp()
  const { administrator, visitor } = started
  const first = makeMessage({ message: 'First' })
  await visitor.call(messagesApi.send, { body: first })
  await visitor.call(messagesApi.send, { body: makeMessage({ message: 'Second' }) })
  await remove(started)
  // The response to the first message was lost, so it is sent again.
  await visitor.call(messagesApi.send, { body: first })
  await administrator.call(messagesApi.send, { body: makeAnswer({ user_id, message: 'Answer' }) })

  expect(await bringBack(started)).toMatchObject({ ok: true, value: { restored: 4 } })

  const messages = await visitor.call(messagesApi.list, { querystring: { user_id } })
  expect(messages.map(({ seq, message }) => [seq, message])).toEqual([
    [1, 'First'],
    [2, 'Second'],
    [3, 'First'],
    [4, 'Answer'],
  ])
  expect(messages[2]?.id).toBe(first.id)
  const [row] = await administrator.call(conversationsApi.list, { querystring: {} })
  expect(row).toMatchObject({ last_message: 'Answer', last_seq: 4 })
  const next = await visitor.call(messagesApi.send, { body: makeMessage() })
  expect(next).toMatchObject({ seq: 5 })
  expect(await countRows(started, 'conversations')).toBe(1)
  const found = { querystring: { q: 'Second' } }
  expect(await administrator.call(conversationsApi.list, found)).toHaveLength(1)
})

test('a deleted chat comes back with what was read of it and with its lead', async () => {
  const started = await startTestApp()
  const { administrator, visitor } = started
  for (const message of ['One', 'Two', 'Three']) {
    await visitor.call(messagesApi.send, { body: makeMessage({ message }) })
  }
  const params = { user_id }
  await administrator.call(conversationsApi.read, { params, body: { seq: 2 } })
  const lead = { name: 'Asha', phone: '9800000000' }
  const { lead_id } = await administrator.call(conversationsApi.link, { params, body: lead })
  const list = () => administrator.call(conversationsApi.list, { querystring: {} })
  const before = await list()
  await remove(started)
  expect(await list()).toEqual([])

  await restoreListed(started)

  expect(await list()).toEqual(before)
  expect(before).toMatchObject([{ unread: 1, lead_id }])
})

test('deleted chats stand in Deleted for 30 days, each with its id, the newest of a visitor first', async () => {
  const started = await startTestApp()
  const { administrator, visitor } = started
  await visitor.call(messagesApi.send, { body: makeMessage({ message: 'One' }) })
  await remove(started)
  await visitor.call(messagesApi.send, { body: makeMessage({ message: 'Two' }) })
  await remove(started)

  const [newer, older] = await listDeleted(started)

  expect([newer, older]).toMatchObject([
    { subject: 'conversation', name: 'Visitor or-1', deleted_by: admin.username },
    { subject: 'conversation', name: 'Visitor or-1', deleted_by: admin.username },
  ])
  const restore = (id = '') =>
    administrator.attempt(conversationsApi.restoreDeleted, { params: { id } })
  expect(await restore(older?.id)).toMatchObject({ status: 409 })
  expect(await restore(newer?.id)).toMatchObject({ ok: true, value: { restored: 1, user_id } })
  expect(await restore(older?.id)).toMatchObject({ ok: true, value: { restored: 2, user_id } })
  expect(await restore(older?.id)).toMatchObject({ status: 404 })
  expect(await listDeleted(started)).toEqual([])
  const messages = await visitor.call(messagesApi.list, { querystring: { user_id } })
  expect(messages.map(({ message }) => message)).toEqual(['One', 'Two'])
})

test('after 30 days a deleted chat is in no list and cannot be restored', async () => {
  const started = await startTestApp()
  const { administrator, db, visitor } = started
  await visitor.call(messagesApi.send, { body: makeMessage() })
  await remove(started)
  const [row] = await listDeleted(started)
  const deleted_at = new Date(Date.now() - RESTORABLE_MS - 1000).toISOString()
  await db.updateTable('conversations').set({ deleted_at }).where(isDeleted).execute()

  expect(await listDeleted(started)).toEqual([])
  const params = { id: row?.id ?? '' }
  const answer = await administrator.attempt(conversationsApi.restoreDeleted, { params })
  expect(answer).toMatchObject({ status: 404 })
  expect(await bringBack(started)).toMatchObject({ status: 404 })
  await passGrace(started.app)
  expect(await countRows(started, 'messages')).toBe(0)
})

test('messages that are sent while a chat is restored follow what was in it', async () => {
  const started = await startTestApp()
  await storeMany(started, 50)
  await remove(started)
  await started.visitor.call(messagesApi.send, { body: makeMessage() })
  const sent = Array.from({ length: 20 }, () => makeMessage())

  const [, restored] = await Promise.all([
    Promise.all(sent.map((body) => started.visitor.call(messagesApi.send, { body }))),
    bringBack(started),
  ])

  expect(restored).toMatchObject({ ok: true })
  const messages = await started.visitor.call(messagesApi.list, { querystring: { user_id } })
  expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 71 }, (_, at) => at + 1))
})

test('who is erased is gone from Deleted too, though nothing else is left of the chat', async () => {
  const started = await startTestApp()
  const { administrator, db, visitor } = started
  await visitor.call(messagesApi.send, { body: makeMessage() })
  const { lead_id } = await administrator.call(conversationsApi.link, {
    params: { user_id },
    body: { name: 'Asha', phone: '9800000000' },
  })
  await remove(started)
  expect(await listDeleted(started)).toHaveLength(1)

  await eraseLead(administrator, lead_id ?? '')

  expect(await listDeleted(started)).toEqual([])
  expect(await db.selectFrom('messages').selectAll().execute()).toEqual([])
})

const listDeleted = ({ administrator }: Started) =>
  administrator.call(trashApi.list, { querystring: {} })

async function restoreListed(started: Started) {
  const [row] = await listDeleted(started)
  const params = { id: row?.id ?? '' }
  return started.administrator.call(conversationsApi.restoreDeleted, { params })
}

test('open streams hear that what was deleted is there again', async () => {
  const started = await startTestApp()
  await storeMany(started, 10)
  const url = await listen(started.app)
  const stream = await readEvents(`${url}/api/messages/stream/?user_id=${user_id}&after=10`)
  const credentials = await started.credentials()
  const office = await readEvents(`${url}/api/conversations/stream/`, credentials)
  await stream.take('hello')
  await office.take('hello')
  await remove(started)
  expect(await stream.take('cleared')).toEqual([{ up_to: 10 }])

  await bringBack(started)

  expect(await stream.take('restored')).toEqual([{ first_seq: 1 }])
  expect(await office.take('restored')).toEqual([{ user_id }])
  await started.visitor.call(messagesApi.send, { body: makeMessage() })
  expect(await stream.take('message')).toMatchObject([{ seq: 11 }])
})

test('what a server had not removed when it ended is removed by the next one', async () => {
  const started = await startTestApp()
  await storeMany(started, 3_000)
  await remove(started)
  await started.app.close()
  expect(Number(await countRows(started, 'messages'))).toBeGreaterThan(1)
  // The job is due while no server runs.
  await started.db
    .updateTable('conversations')
    .set({ user_id: deletedUserId('visitor-1').replace(/01\w+/, '01900000') })
    .where(isDeleted)
    .execute()
  await started.db.updateTable('jobs').set({ due_at: new Date().toISOString() }).execute()

  const next = await startTestApp({ address: started.address })
  await listen(next.app)

  await expect.poll(() => countRows(next, 'messages'), { timeout: 30_000 }).toBe(1)
})

test('who is erased is gone from open inboxes too, and what was deleted before is not brought back', async () => {
  const started = await startTestApp()
  const { administrator, app, credentials, db, visitor } = started
  const url = await listen(app)
  const office = await readEvents(`${url}/api/conversations/stream/`, await credentials())
  await office.take('hello')
  await visitor.call(messagesApi.send, { body: makeMessage({ message: 'Before' }) })
  await remove(started)
  await office.take('cleared')
  await visitor.call(messagesApi.send, { body: makeMessage({ message: 'After' }) })
  const { lead_id } = await administrator.call(conversationsApi.link, {
    params: { user_id },
    body: { name: 'Asha', phone: '9800000000' },
  })

  await eraseLead(administrator, lead_id ?? '')

  expect(await office.take('cleared', 2)).toMatchObject([{ up_to: 1 }, { user_id, up_to: 2 }])
  expect(await bringBack(started)).toMatchObject({ status: 404 })
  expect(await listDeleted(started)).toEqual([])
  expect(await db.selectFrom('messages').selectAll().execute()).toEqual([])
})
