import type { Database } from '#database/connect.ts'
import type { Message } from '../../contract.ts'
import { conversationColumns, type StoredConversation } from '../store/conversation-row.ts'

export interface GrownConversation extends StoredConversation {
  /** Its newest. */
  message: Message
}

/** Those of these conversations that have messages. */
export async function listGrown(db: Database, userIds: string[]) {
  return (await selectGrown(db).where('user_id', 'in', userIds).execute()).map(toGrown)
}

/** Those whose newest message is younger, at most 500 of them. */
export async function listGrownSince(db: Database, moment: string) {
  const rows = await selectGrown(db)
    .where('last_message_at', '>', moment)
    .orderBy('last_message_at', 'desc')
    .limit(500)
    .execute()
  return rows.map(toGrown)
}

function selectGrown(db: Database) {
  return db
    .selectFrom('conversations')
    .innerJoin('messages', (join) =>
      join
        .onRef('messages.conversation_id', '=', 'conversations.id')
        .onRef('messages.seq', '=', 'conversations.last_seq'),
    )
    .select(conversationColumns)
    .select(['messages.id', 'messages.created_at'])
}

function toGrown({
  id,
  created_at,
  ...row
}: StoredConversation & { id: string; created_at: string }): GrownConversation {
  const { user_id, last_sender: sender, last_message: message, last_seq: seq } = row
  return { ...row, message: { id, user_id, sender, message, created_at, seq } }
}
