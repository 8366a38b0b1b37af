import type { Generated } from 'kysely'

/** What is written in the chat. */
export interface ChatTables {
  conversations: ConversationsTable
  messages: MessagesTable
  message_emoji: MessageEmojiTable
  saved_replies: SavedRepliesTable
}

interface ConversationsTable {
  /** Ours, by age, so that what is active lies together on the disk; `user_id` is the browser's. */
  id: string
  user_id: string
  /** Numbers go on after the messages were deleted. */
  last_seq: number
  message_count: number
  /** The visitor's messages after `office_read_seq`. */
  unread: number
  office_read_seq: number
  page: string
  last_message: string
  last_sender: 'user' | 'admin'
  /** null when there are no messages (any more). */
  last_message_at: string | null
  created_at: string
  /** The secret of the cookie that owns it; null when it was not begun by a browser. */
  owner_key: Generated<string | null>
  /** When that cookie first came back; from then on the id alone opens nothing. */
  owner_bound_at: Generated<string | null>
  /** From when on the visitor has waited too long for an answer; null when it is the visitor's turn. */
  response_due_at: Generated<string | null>
  /** Since when the office is done with it; null again once the visitor writes. */
  closed_at: Generated<string | null>
  /** How far the visitor has read. */
  visitor_read_seq: Generated<number>
  /** Whose it is; null: nobody has said. */
  lead_id: Generated<string | null>
  /** When its messages were deleted; then `user_id` is one that no visitor has. */
  deleted_at: Generated<string | null>
}

interface MessagesTable {
  conversation_id: string
  seq: number
  /** Made by the sender; unique within the conversation. */
  id: string
  sender: 'user' | 'admin'
  message: string
  created_at: string
  /** Who answered; null for the visitor's own and for the welcome messages. */
  administrator_id: string | null
  /** 'welcome': posted as the office by the visitor's browser; nobody has answered. */
  kind: Generated<'text' | 'welcome'>
}

/** Which emoji a message has; deleted with it. */
interface MessageEmojiTable {
  emoji: string
  /** The message's. */
  created_at: string
  conversation_id: string
  seq: number
}

/** Texts that the office often sends. */
interface SavedRepliesTable {
  id: string
  title: string
  text: string
  position: number
  created_at: string
  deleted_at: Generated<string | null>
}
