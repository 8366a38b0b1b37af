import { Conversation } from './conversation.ts'
import { ensureVisitorId } from './visitor.ts'

let current: Promise<Conversation> | undefined

/** Returns the conversation of this browser's visitor; creates the visitor if needed. */
export function currentConversation() {
  current ??= ensureVisitorId().then(createConversation)
  return current
}

/** Sends the outbox on a page where the chat has not been opened. */
export async function sendPending() {
  const conversation = await currentConversation()
  await conversation.flush()
}

function createConversation(visitorId: string) {
  const conversation = new Conversation(visitorId)
  conversation.subscribe(() => {
    if (conversation.getState().isErased) current = undefined
  })
  return conversation
}
