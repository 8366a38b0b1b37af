import type { ChatPerson } from '../../contract.ts'
import { read, remove, write } from '../../transport/storage.ts'

/** How it stands with the card on which visitors say who they are. */
export interface Card {
  /** The visitor has put it away. */
  isClosed?: boolean
  /** What was said last, and by which message. */
  submitted?: ChatPerson & { id: string }
}

export const cardKeyOf = (visitorId: string) => `chatCard:${visitorId}`

export function readCard(visitorId: string): Card {
  try {
    return Object(JSON.parse(read(cardKeyOf(visitorId)) ?? '{}'))
  } catch {
    return {}
  }
}

export function saveCard(visitorId: string, card?: Card) {
  if (card) write(cardKeyOf(visitorId), JSON.stringify(card))
  else remove(cardKeyOf(visitorId))
}
