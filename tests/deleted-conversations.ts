import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { messagesApi } from '#app/features/chat/contract.ts'
import { conversationsApi } from '#app/features/chat/conversations-contract.ts'
import { trashApi } from '#app/features/trash/contract.ts'
import { makeMessage } from './factories.ts'
import type { startTestApp } from './test-app.ts'

type TestApp = Awaited<ReturnType<typeof startTestApp>>

export const user_id = 'visitor-1'

/** Stores a long conversation of today and a short one. */
export async function storeTwoConversations({ db, visitor }: TestApp, count: number) {
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

export const countRows = async (
  { db }: TestApp,
  table: 'messages' | 'conversations' | 'message_emoji',
) =>
  (await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db)).rows[0]?.n

export const deleteConversation = ({ administrator }: TestApp) =>
  administrator.call(messagesApi.removeAll, { querystring: { user_id } })

export const restoreConversation = ({ administrator }: TestApp) =>
  administrator.attempt(conversationsApi.restore, { params: { user_id } })

export const listDeleted = ({ administrator }: TestApp) =>
  administrator.call(trashApi.list, { querystring: {} })

export async function restoreFirstDeleted(started: TestApp) {
  const [row] = await listDeleted(started)
  const params = { id: row?.id ?? '' }
  return started.administrator.call(conversationsApi.restoreDeleted, { params })
}
