import type { ChatPerson } from '../../contract.ts'
import { read, remove, write } from '../../transport/storage.ts'

/** The state of the card for contact details. */
export interface Card {
  /** Dismissed by the visitor. */
  isClosed?: boolean
  /** The last sent details, with the id of their message. */
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
