import { expect, test } from 'vitest'
import { dashboardApi } from '#app/features/dashboard/contract.ts'
import { RESTORABLE_MS } from '#app/platform/server/audit/restorable.ts'
import { isDeleted } from '#database/deleted-conversations.ts'
import {
  countRows,
  deleteConversation,
  listDeleted,
  restoreConversation,
  restoreFirstDeleted,
  storeTwoConversations,
  user_id,
} from '#tests/deleted-conversations.ts'
import { eraseLead } from '#tests/erase-lead.ts'
import { expireDeletedConversations } from '#tests/expire-deleted-conversations.ts'
import { makeAnswer, makeMessage } from '#tests/factories.ts'
import { listen, readEvents } from '#tests/read-events.ts'
import { admin, startTestApp } from '#tests/test-app.ts'
import { messagesApi } from '../../contract.ts'
import { conversationsApi } from '../../conversations-contract.ts'

test('restores deleted messages for the visitor and the office', async () => {
  const started = await startTestApp()
  const { administrator, visitor, db } = started
  await storeTwoConversations(started, 2_000)
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
  await deleteConversation(started)
  expect(await deleteConversation(started)).toEqual({ deleted: 0 })

  expect(await restoreConversation(started)).toMatchObject({ ok: true, value: { restored: 2_000 } })

  expect(await everything()).toEqual(before)
  expect(await visitor.call(messagesApi.send, { body: makeMessage() })).toMatchObject({
    seq: 2_001,
  })
  await expireDeletedConversations(started.app)
  expect(await countRows(started, 'messages')).toBe(2_002)
  expect(await restoreConversation(started)).toMatchObject({ status: 404 })
})

test('restores deleted messages before newer ones without gaps', async () => {
  const started = await startTestApp()
  const { administrator, visitor } = started
  const first = makeMessage({ message: 'First' })
  await visitor.call(messagesApi.send, { body: first })
  await visitor.call(messagesApi.send, { body: makeMessage({ message: 'Second' }) })
  await deleteConversation(started)
  // The response to the first message was lost, so it is sent again.
  await visitor.call(messagesApi.send, { body: first })
  await administrator.call(messagesApi.send, { body: makeAnswer({ user_id, message: 'Answer' }) })

  expect(await restoreConversation(started)).toMatchObject({ ok: true, value: { restored: 4 } })

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

test('restores read positions and the lead', async () => {
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
  await deleteConversation(started)
  expect(await list()).toEqual([])

  await restoreFirstDeleted(started)

  expect(await list()).toEqual(before)
  expect(before).toMatchObject([{ unread: 1, lead_id }])
})

test('lists deletions for 30 days, and restores the latest of a visitor first', async () => {
  const started = await startTestApp()
  const { administrator, visitor } = started
  await visitor.call(messagesApi.send, { body: makeMessage({ message: 'One' }) })
  await deleteConversation(started)
  await visitor.call(messagesApi.send, { body: makeMessage({ message: 'Two' }) })
  await deleteConversation(started)

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

test('does not list or restore a deletion after 30 days', async () => {
  const started = await startTestApp()
  const { administrator, db, visitor } = started
  await visitor.call(messagesApi.send, { body: makeMessage() })
  await deleteConversation(started)
  const [row] = await listDeleted(started)
  const deleted_at = new Date(Date.now() - RESTORABLE_MS - 1000).toISOString()
  await db.updateTable('conversations').set({ deleted_at }).where(isDeleted).execute()

  expect(await listDeleted(started)).toEqual([])
  const params = { id: row?.id ?? '' }
  const answer = await administrator.attempt(conversationsApi.restoreDeleted, { params })
  expect(answer).toMatchObject({ status: 404 })
  expect(await restoreConversation(started)).toMatchObject({ status: 404 })
  await expireDeletedConversations(started.app)
  expect(await countRows(started, 'messages')).toBe(0)
})

test('appends messages that are sent during the restoration', async () => {
  const started = await startTestApp()
  await storeTwoConversations(started, 50)
  await deleteConversation(started)
  await started.visitor.call(messagesApi.send, { body: makeMessage() })
  const sent = Array.from({ length: 20 }, () => makeMessage())

  const [, restored] = await Promise.all([
    Promise.all(sent.map((body) => started.visitor.call(messagesApi.send, { body }))),
    restoreConversation(started),
  ])

  expect(restored).toMatchObject({ ok: true })
  const messages = await started.visitor.call(messagesApi.list, { querystring: { user_id } })
  expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 71 }, (_, at) => at + 1))
})

test('streams the restoration', async () => {
  const started = await startTestApp()
  await storeTwoConversations(started, 10)
  const url = await listen(started.app)
  const stream = await readEvents(`${url}/api/messages/stream/?user_id=${user_id}&after=10`)
  const credentials = await started.credentials()
  const office = await readEvents(`${url}/api/conversations/stream/`, credentials)
  await stream.takeEvents('hello')
  await office.takeEvents('hello')
  await deleteConversation(started)
  expect(await stream.takeEvents('cleared')).toEqual([{ up_to: 10 }])

  await restoreConversation(started)

  expect(await stream.takeEvents('restored')).toEqual([{ first_seq: 1 }])
  expect(await office.takeEvents('restored')).toEqual([{ user_id }])
  await started.visitor.call(messagesApi.send, { body: makeMessage() })
  expect(await stream.takeEvents('message')).toMatchObject([{ seq: 11 }])
})

test('removes an erased lead’s messages from open inboxes and from the restorable deletions', async () => {
  const started = await startTestApp()
  const { administrator, app, credentials, db, visitor } = started
  const url = await listen(app)
  const office = await readEvents(`${url}/api/conversations/stream/`, await credentials())
  await office.takeEvents('hello')
  await visitor.call(messagesApi.send, { body: makeMessage({ message: 'Before' }) })
  await deleteConversation(started)
  await office.takeEvents('cleared')
  await visitor.call(messagesApi.send, { body: makeMessage({ message: 'After' }) })
  const { lead_id } = await administrator.call(conversationsApi.link, {
    params: { user_id },
    body: { name: 'Asha', phone: '9800000000' },
  })

  await eraseLead(administrator, lead_id ?? '')

  expect(await office.takeEvents('cleared', 2)).toMatchObject([{ up_to: 1 }, { user_id, up_to: 2 }])
  expect(await restoreConversation(started)).toMatchObject({ status: 404 })
  expect(await listDeleted(started)).toEqual([])
  expect(await db.selectFrom('messages').selectAll().execute()).toEqual([])
})
