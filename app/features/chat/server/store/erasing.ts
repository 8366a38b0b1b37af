import type { Database } from '#database/connect.ts'
import { isNotRemoved, isRemoved } from '#database/removed-conversations.ts'

/** What was said with these leads, oldest first, of each conversation that was not deleted. */
export function listOf(db: Database, leadIds: string[]) {
  return db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'conversation_id')
    .select(['user_id', 'seq', 'sender', 'message', 'messages.created_at'])
    .where('lead_id', 'in', leadIds)
    .where(isNotRemoved)
    .orderBy('conversation_id')
    .orderBy('seq')
    .execute()
}

/** Forgets what was said in these leads' conversations, and whose they were: nothing is brought back. */
export async function erase(db: Database, leadIds: string[]) {
  const theirs = await db
    .selectFrom('conversations')
    .select('id')
    .where('lead_id', 'in', leadIds)
    .execute()
  if (theirs.length === 0) return
  const ids = theirs.map(({ id }) => id)
  await db.deleteFrom('messages').where('conversation_id', 'in', ids).execute()
  await db.deleteFrom('conversations').where('id', 'in', ids).where(isRemoved).execute()
  await db
    .updateTable('conversations')
    .set((is) => ({
      ...{ message_count: 0, unread: 0, last_message: '', last_message_at: null, page: '' },
      ...{ answer_due_at: null, closed_at: null, lead_id: null },
      office_read_seq: is.ref('last_seq'),
    }))
    .where('id', 'in', ids)
    .execute()
}
