import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'
import type { Message } from '../../contract.ts'
import { conversationColumns, type StoredConversation } from '../store/conversation-row.ts'
import { type StoredMessage, withAuthors, withLeads } from '../store/message-row.ts'

export interface UpdatedConversation extends Omit<StoredConversation, 'administrator_id'> {
  /** The author of the newest message. */
  author?: Message['author']
  lead_name?: string
  message: Message
}

export async function listUpdated(app: FastifyInstance, userIds: string[]) {
  return toUpdated(app, await selectJoined(app.db).where('user_id', 'in', userIds).execute())
}

/** Returns the conversations with a message after this moment, at most 500. */
export async function listUpdatedSince(app: FastifyInstance, moment: string) {
  const rows = await selectJoined(app.db)
    .where('last_message_at', '>', moment)
    .orderBy('last_message_at', 'desc')
    .limit(500)
    .execute()
  return toUpdated(app, rows)
}

function selectJoined(db: Database) {
  return db
    .selectFrom('conversations')
    .innerJoin('messages', (join) =>
      join
        .onRef('messages.conversation_id', '=', 'conversations.id')
        .onRef('messages.seq', '=', 'conversations.last_seq'),
    )
    .select(conversationColumns)
    .select(['messages.id', 'messages.created_at', 'kind'])
}

type Joined = StoredConversation & Pick<StoredMessage, 'id' | 'created_at' | 'kind'>

async function toUpdated(app: FastifyInstance, joined: Joined[]): Promise<UpdatedConversation[]> {
  const enriched = await withLeads(app, await withAuthors(app, joined))
  return enriched.map(({ id, created_at, kind, ...row }) => {
    const { user_id, last_sender: sender, last_message: message, last_seq: seq, author } = row
    return { ...row, message: { id, user_id, sender, message, created_at, seq, kind, author } }
  })
}
