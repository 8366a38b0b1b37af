import type { ConversationState } from '../conversation/conversation.ts'
import type { OutboxEntry } from '../conversation/sending.ts'

export interface LogRow {
  id: string
  sender: 'user' | 'admin'
  text: string
  at: string
  /** The last of the visitor's messages that the office has read. */
  isSeen: boolean
  /** Only while the server has not taken it. */
  entry?: OutboxEntry
}

/** In one list, so that a message stays the same element when the server has taken it. */
export function toRows({ messages, outbox, office }: ConversationState): LogRow[] {
  const seen = messages.findLast(({ sender, seq }) => sender === 'user' && seq <= office.readSeq)
  return [
    ...toPlainRows(messages).map((row) => (row.id === seen?.id ? { ...row, isSeen: true } : row)),
    ...outbox.map((entry) => ({
      id: entry.id,
      sender: 'user' as const,
      text: entry.message,
      at: entry.typed_at,
      isSeen: false,
      entry,
    })),
  ]
}

export function toPlainRows(messages: ConversationState['messages']): LogRow[] {
  return messages.map(({ id, sender, message, created_at }) => ({
    id,
    sender,
    text: message,
    at: created_at,
    isSeen: false,
  }))
}
