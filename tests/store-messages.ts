import { v7 as newId } from 'uuid'
import { appendMessage } from '#app/features/chat/server/store/append-message.ts'
import { exampleOffice } from '#app/features/office/example-office-contract.ts'
import type { Database } from '#database/connect.ts'
import { makeMessage } from './factories.ts'

export const longText = 'न'.repeat(4000)

/** Stores a conversation of long messages, larger than the socket buffers. */
export async function storeMessages(db: Database, count: number) {
  await appendMessage(db, makeMessage(), {
    administratorId: null,
    page: '',
    ownerKey: null,
    hours: exampleOffice,
  })
  const { id, created_at } = await db
    .selectFrom('conversations')
    .select(['id', 'created_at'])
    .executeTakeFirstOrThrow()
  const rows = Array.from({ length: count - 1 }, (_, index) => ({
    conversation_id: id,
    seq: index + 2,
    id: newId(),
    sender: 'user' as const,
    message: longText,
    created_at,
    administrator_id: null,
  }))
  for (let from = 0; from < rows.length; from += 500) {
    await db
      .insertInto('messages')
      .values(rows.slice(from, from + 500))
      .execute()
  }
  await db.updateTable('conversations').set({ last_seq: count }).execute()
}
