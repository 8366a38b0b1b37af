import type { Message } from '../contract.ts'
import type { UnsentMessage } from './outbox.ts'

/** What stands in a log: a stored message, or one of our own on its way. */
export interface LogRow<Entry> {
  id: string
  sender: Message['sender']
  text: string
  at: string
  /** Of the office's, told to the office only. */
  author?: Message['author']
  /** Of our own the last that the other end has read. */
  isLastSeen: boolean
  /** Only while the server has not taken it. */
  entry?: Entry
}

interface Log<Entry> {
  /** Which end's log it is. */
  own: Message['sender']
  messages: Message[]
  outbox: Entry[]
  /** How far the other end has read. */
  seenSeq: number
}

/** In one list, so that a message stays the same element when the server has taken it. */
export function toRows<Entry extends UnsentMessage>(log: Log<Entry>): LogRow<Entry>[] {
  const { own, messages, outbox, seenSeq } = log
  const stored = new Set(messages.map(({ id }) => id))
  const seen = messages.findLast(({ sender, seq }) => sender === own && seq <= seenSeq)
  const waiting = outbox.filter(({ id }) => !stored.has(id))
  return [
    ...messages.map(({ id, sender, author, message: text, created_at: at }) => {
      return { id, sender, author, text, at, isLastSeen: id === seen?.id }
    }),
    ...waiting.map((entry) => {
      const { id, message: text, typed_at: at } = entry
      return { id, sender: own, text, at, isLastSeen: false, entry }
    }),
  ]
}
