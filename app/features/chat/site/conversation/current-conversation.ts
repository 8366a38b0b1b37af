import { Conversation } from './conversation.ts'
import { ensureVisitorId } from './visitor.ts'

let current: Promise<Conversation> | undefined

/** The conversation of this browser's visitor, begun when there is none. */
export function currentConversation() {
  current ??= ensureVisitorId().then(createConversation)
  return current
}

/** For a page on which nobody has opened the chat yet. */
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
