import type { ChatPerson } from '../../contract.ts'
import { read, remove, write } from '../../transport/storage.ts'

/** The state of the contact card. */
export interface Card {
  /** The visitor has dismissed the card. */
  isClosed?: boolean
  /** The contact details that were sent last, with the id of the message that contains them. */
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
