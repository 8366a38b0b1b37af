import { sql } from 'kysely'
import type { Conversation } from '../../conversations-contract.ts'

/** What the database knows of a row of the inbox's list. */
export type StoredConversation = Omit<Conversation, 'user_name' | 'online' | 'last_author'> & {
  /** Who wrote the last message. */
  administrator_id: string | null
}

/** Of a conversation that has messages. */
export const conversationColumns = [
  'user_id',
  'last_message',
  'last_sender',
  sql<string>`last_message_at`.as('last_message_at'),
  'last_seq',
  'unread',
  'visitor_read_seq',
  'page',
  'response_due_at',
  'closed_at',
  'lead_id',
  sql<string | null>`(select administrator_id from messages as last
    where last.conversation_id = conversations.id and last.seq = last_seq)`.as('administrator_id'),
] as const
