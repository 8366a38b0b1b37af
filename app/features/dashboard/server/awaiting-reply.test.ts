import { expect, test } from 'vitest'
import { messagesApi } from '#app/features/chat/contract.ts'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { makeAnswer, makeContact, makeMessage } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { dashboardApi } from '../contract.ts'

test('conversations that await a reply are counted, with the overdue ones and the longest first', async () => {
  const { administrator, visitor, db } = await startTestApp()
  const dueAt = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString()
  const due = { a: dueAt(1), b: dueAt(60), c: dueAt(-5) }
  for (const [user_id, response_due_at] of Object.entries(due)) {
    const message = `From ${user_id}`
    await visitor.call(messagesApi.send, { body: makeMessage({ user_id, message }) })
    await db
      .updateTable('conversations')
      .set({ response_due_at })
      .where('user_id', '=', user_id)
      .execute()
  }

  const { awaiting_reply } = await administrator.call(dashboardApi.read, {})

  expect(awaiting_reply).toEqual({
    total: 3,
    conversations: 3,
    overdue: 2,
    longest: [
      { user_id: 'b', last_message: 'From b', response_due_at: due.b },
      { user_id: 'a', last_message: 'From a', response_due_at: due.a },
      { user_id: 'c', last_message: 'From c', response_due_at: due.c },
    ],
  })

  await administrator.call(messagesApi.send, { body: makeAnswer({ user_id: 'a' }) })
  await administrator.call(messagesApi.removeAll, { querystring: { user_id: 'b' } })
  const { awaiting_reply: left } = await administrator.call(dashboardApi.read, {})
  expect(left).toMatchObject({
    total: 1,
    conversations: 1,
    overdue: 0,
    longest: [{ user_id: 'c' }],
  })

  await visitor.call(contactsApi.send, { body: makeContact() })
  const { awaiting_reply: all } = await administrator.call(dashboardApi.read, {})
  expect(all).toMatchObject({ total: 2, conversations: 1 })
})
