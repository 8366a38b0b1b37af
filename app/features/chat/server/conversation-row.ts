import { sql } from 'kysely'
import { type Conversation, nameOf } from '../contract.ts'
import type { Presence } from './presence.ts'

/** What the database knows of a row of the inbox's list. */
export type StoredConversation = Omit<Conversation, 'user_name' | 'online'>

/** Of a conversation that has messages. */
export const columns = [
  'user_id',
  'last_message',
  'last_sender',
  sql<string>`last_message_at`.as('last_message_at'),
  'last_seq',
  'unread',
  'visitor_read_seq',
  'page',
  'answer_due_at',
] as const

/** With what only the servers know: who is here now, and where. */
export function withPresence(row: StoredConversation, presence: Presence): Conversation {
  const visitor = presence.find(row.user_id)
  return {
    ...row,
    user_name: nameOf(row.user_id),
    online: visitor !== undefined,
    page: visitor?.page || row.page,
  }
}
