import { v7 as newId } from 'uuid'
import type { Database } from '#database/connect.ts'
import { makeMessage } from './factories.ts'

export const longText = 'न'.repeat(4000)

/** Stores a conversation of long messages, larger than the socket buffers. */
export async function storeMessages(db: Database, count: number) {
  const first = makeMessage()
  const id = newId()
  const created_at = new Date().toISOString()
  await db
    .insertInto('conversations')
    .values({
      id,
      user_id: first.user_id,
      last_seq: count,
      message_count: count,
      unread: count,
      office_read_seq: 0,
      page: '',
      last_message: first.message,
      last_sender: 'user',
      last_message_at: created_at,
      created_at,
      owner_key: null,
    })
    .execute()
  const rows = Array.from({ length: count }, (_, index) => ({
    conversation_id: id,
    seq: index + 1,
    id: newId(),
    sender: 'user' as const,
    message: index === 0 ? first.message : longText,
    created_at,
    administrator_id: null,
  }))
  for (let from = 0; from < rows.length; from += 500) {
    await db
      .insertInto('messages')
      .values(rows.slice(from, from + 500))
      .execute()
  }
}
