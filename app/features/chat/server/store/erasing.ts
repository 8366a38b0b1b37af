import type { Database } from '#database/connect.ts'
import { isNotRemoved, isRemoved } from '#database/removed-conversations.ts'
import { removeAll } from './removals.ts'

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

/** Forgets it for good; a visitor who writes again goes on with the same numbers, as nobody's. */
export async function erase(db: Database, leadIds: string[]) {
  const theirs = db.selectFrom('conversations').where('lead_id', 'in', leadIds)
  const living = await theirs.select(['id', 'user_id', 'message_count']).execute()
  for (const { user_id, message_count } of living) {
    if (message_count > 0) await removeAll(db, user_id)
  }
  const removed = await theirs.select('id').where(isRemoved).execute()
  for (const { id } of removed) {
    await db.deleteFrom('messages').where('conversation_id', '=', id).execute()
    await db.deleteFrom('conversations').where('id', '=', id).execute()
  }
  await db
    .updateTable('conversations')
    .set({ lead_id: null })
    .where('lead_id', 'in', leadIds)
    .execute()
}
