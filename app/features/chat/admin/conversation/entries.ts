import type { Message } from '../../contract.ts'
import { conversationOf, type InboxState, type Reply } from '../inbox/known.ts'

/** What stands in the log: a stored message, or one of ours on its way. */
export interface Entry {
  id: string
  sender: Message['sender']
  text: string
  at: string
  /** Whether the visitor has read up to here, and not further. */
  isLastSeen: boolean
  /** Of one on its way. */
  reply?: Reply
}

/** In one list, so that a message stays the same element when the server has taken it. */
export function toEntries(state: InboxState, userId: string): Entry[] {
  const { messages = [] } = conversationOf(state, userId) ?? {}
  const stored = new Set(messages.map(({ id }) => id))
  const unsent = state.replies.filter(({ id, user_id }) => user_id === userId && !stored.has(id))
  const seenSeq = state.byUser.get(userId)?.visitor_read_seq ?? 0
  const lastSeen = messages.findLast(({ sender, seq }) => sender === 'admin' && seq <= seenSeq)

  return [
    ...messages.map((message) => ({
      id: message.id,
      sender: message.sender,
      text: message.message,
      at: message.created_at,
      isLastSeen: message === lastSeen,
    })),
    ...unsent.map((reply) => ({
      id: reply.id,
      sender: 'admin' as const,
      text: reply.message,
      at: reply.typed_at,
      isLastSeen: false,
      reply,
    })),
  ]
}
