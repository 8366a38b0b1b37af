import { expect, test } from 'vitest'
import { dashboardApi } from '#app/features/dashboard/contract.ts'
import { createDeletedUserId, isDeleted } from '#database/deleted-conversations.ts'
import {
  countRows,
  deleteConversation,
  listDeleted,
  restoreConversation,
  storeTwoConversations,
  user_id,
} from '#tests/deleted-conversations.ts'
import { eraseLead } from '#tests/erase-lead.ts'
import { expireDeletedConversations } from '#tests/expire-deleted-conversations.ts'
import { makeMessage } from '#tests/factories.ts'
import { listen, readEvents } from '#tests/read-events.ts'
import { forgetOld, startTestApp } from '#tests/test-app.ts'
import { messagesApi } from '../../contract.ts'
import { conversationsApi } from '../../conversations-contract.ts'

test('deletes a long conversation immediately, and purges it when it can no longer be restored', async () => {
  const started = await startTestApp()
  const { administrator, visitor, db } = started
  await storeTwoConversations(started, 5_000)

  expect(await deleteConversation(started)).toEqual({ deleted: 5_000 })

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
  expect(await deleteConversation(started)).toEqual({ deleted: 1 })

  await forgetOld(started.app)
  expect(await countRows(started, 'messages')).toBe(5_002)
  await expireDeletedConversations(started.app)
  expect(await countRows(started, 'messages')).toBe(1)
  expect(await countRows(started, 'conversations')).toBe(2)
  expect(await restoreConversation(started)).toMatchObject({ status: 404 })
  expect(await countRows(started, 'message_emoji')).toBe(0)
  const rows = await db.selectFrom('conversations').select(['user_id', 'last_seq']).execute()
  expect(rows).toEqual(expect.arrayContaining([{ user_id, last_seq: 5_001 }]))
})

test('accepts a deleted message again', async () => {
  const started = await startTestApp()
  const id = await storeTwoConversations(started, 1_000)
  await deleteConversation(started)

  const again = await started.visitor.call(messagesApi.send, { body: makeMessage({ id }) })

  expect(again).toMatchObject({ id, seq: 1_001 })
})

test('clears an open stream, which continues', async () => {
  const started = await startTestApp()
  await storeTwoConversations(started, 2_000)
  const url = await listen(started.app)
  const stream = await readEvents(`${url}/api/messages/stream/?user_id=${user_id}&after=2000`)
  await stream.takeEvents('hello')

  await deleteConversation(started)
  await started.visitor.call(messagesApi.send, { body: makeMessage() })

  expect(await stream.takeEvents('cleared')).toEqual([{ up_to: 2_000 }])
  expect(await stream.takeEvents('message')).toMatchObject([{ seq: 2_001 }])
})

test('stores or deletes each message that is sent during the deletion', async () => {
  const started = await startTestApp()
  await storeTwoConversations(started, 500)
  const sent = Array.from({ length: 20 }, () => makeMessage())

  const [answers, { deleted }] = await Promise.all([
    Promise.all(sent.map((body) => started.visitor.call(messagesApi.send, { body }))),
    deleteConversation(started),
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

test('erases deleted messages of an erased lead', async () => {
  const started = await startTestApp()
  const { administrator, db, visitor } = started
  await visitor.call(messagesApi.send, { body: makeMessage() })
  const { lead_id } = await administrator.call(conversationsApi.link, {
    params: { user_id },
    body: { name: 'Asha', phone: '9800000000' },
  })
  await deleteConversation(started)
  expect(await listDeleted(started)).toHaveLength(1)

  await eraseLead(administrator, lead_id ?? '')

  expect(await listDeleted(started)).toEqual([])
  expect(await db.selectFrom('messages').selectAll().execute()).toEqual([])
})

test('continues purging after a restart', async () => {
  const started = await startTestApp()
  await storeTwoConversations(started, 3_000)
  await deleteConversation(started)
  await started.app.close()
  expect(Number(await countRows(started, 'messages'))).toBeGreaterThan(1)
  // The job is due while no server runs.
  await started.db
    .updateTable('conversations')
    .set({ user_id: createDeletedUserId('visitor-1').replace(/01\w+/, '01900000') })
    .where(isDeleted)
    .execute()
  await started.db.updateTable('jobs').set({ due_at: new Date().toISOString() }).execute()

  const next = await startTestApp({ address: started.address })
  await listen(next.app)

  await expect.poll(() => countRows(next, 'messages'), { timeout: 30_000 }).toBe(1)
})
