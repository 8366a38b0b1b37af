import type { Message } from '../contract.ts'
import type { UnsentMessage } from './outbox.ts'

/** A row of a message log: a stored message, or a message of this browser that is being sent. */
export interface LogRow<Entry> {
  id: string
  sender: Message['sender']
  text: string
  at: string
  /** The author of an office message; visible to the office only. */
  author?: Message['author']
  /** Whether this is the last message of `own` that the other side has read. */
  isLastSeen: boolean
  /** Set until the server has stored the message. */
  entry?: Entry
}

interface Log<Entry> {
  /** The side that views the log. */
  own: Message['sender']
  messages: Message[]
  outbox: Entry[]
  /** The last seq that the other side has read. */
  seenSeq: number
}

/** Returns stored and unsent messages in one list, so that a message keeps its element once it is stored. */
export function toRows<Entry extends UnsentMessage>(log: Log<Entry>): LogRow<Entry>[] {
  const { own, messages, outbox, seenSeq } = log
  const stored = new Set(messages.map(({ id }) => id))
  const lastSeen = messages.findLast(({ sender, seq }) => sender === own && seq <= seenSeq)
  const unsent = outbox.filter(({ id }) => !stored.has(id))
  return [
    ...messages.map(({ id, sender, author, message: text, created_at: at }) => {
      return { id, sender, author, text, at, isLastSeen: id === lastSeen?.id }
    }),
    ...unsent.map((entry) => {
      const { id, message: text, typed_at: at } = entry
      return { id, sender: own, text, at, isLastSeen: false, entry }
    }),
  ]
}
