import { sql } from 'kysely'
import type { Conversation } from '../../conversations-contract.ts'

/** The stored fields of a row in the inbox. */
export type StoredConversation = Omit<Conversation, 'user_name' | 'online' | 'last_author'> & {
  /** The author of the last message. */
  administrator_id: string | null
}

/** The columns of conversations with messages. */
export const conversationColumns = [
  'user_id',
  'last_message',
  'last_sender',
  sql<string>`last_message_at`.as('last_message_at'),
  'last_seq',
  'unread',
  'visitor_read_seq',
  'page',
  'language',
  'response_due_at',
  'closed_at',
  'lead_id',
  sql<string | null>`(select administrator_id from messages as last
    where last.conversation_id = conversations.id and last.seq = last_seq)`.as('administrator_id'),
] as const
