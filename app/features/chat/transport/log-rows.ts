import type { Message } from '../contract.ts'
import type { UnsentMessage } from './outbox.ts'

/** A row of a message log: a stored message, or a message of this browser that is being sent. */
export interface LogRow<Entry> {
  id: string
  sender: Message['sender']
  text: string
  /** The file of the message, whose name is the text. */
  file?: Message['file']
  at: string
  /** The author of an office message; visible to the office only. */
  author?: Message['author']
  /** First name and photo of the author, for visitors. */
  answeredBy?: Message['answered_by']
  /** Whether this is the last message of the viewing side that the other side has read. */
  isLastRead: boolean
  /** The outbox entry; undefined once the server has stored the message. */
  entry?: Entry
}

interface Log<Entry> {
  /** The side that views the log. */
  ownSide: Message['sender']
  messages: Message[]
  outbox: Entry[]
  /** The last seq that the other side has read. */
  readSeq: number
}

/**
 * Returns stored and unsent messages in one list. Both have the same id, so that React does not
 * recreate the element of a message when it is stored.
 */
export function toRows<Entry extends UnsentMessage>(log: Log<Entry>): LogRow<Entry>[] {
  const { ownSide, messages, outbox, readSeq } = log
  const stored = new Set(messages.map(({ id }) => id))
  const lastRead = messages.findLast(({ sender, seq }) => sender === ownSide && seq <= readSeq)
  const unsent = outbox.filter(({ id }) => !stored.has(id))
  return [
    ...messages.map(
      ({ id, sender, author, answered_by: answeredBy, message: text, file, created_at: at }) => {
        return { id, sender, author, answeredBy, text, file, at, isLastRead: id === lastRead?.id }
      },
    ),
    ...unsent.map((entry) => {
      const { id, message: text, file, typed_at: at } = entry
      return { id, sender: ownSide, text, file, at, isLastRead: false, entry }
    }),
  ]
}
