import { Conversation } from './conversation.ts'
import { findOrMakeVisitorId } from './visitor.ts'

let current: Promise<Conversation> | undefined

/** The conversation of this browser's visitor, begun when there is none. */
export function currentConversation() {
  current ??= findOrMakeVisitorId().then((visitorId) => new Conversation(visitorId, forget))
  return current
}

function forget() {
  current = undefined
}
