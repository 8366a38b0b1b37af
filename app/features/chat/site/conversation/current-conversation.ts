import { Conversation } from './conversation.ts'
import { findOrMakeVisitorId } from './visitor.ts'

let current: Promise<Conversation> | undefined

/** The conversation of this browser's visitor, begun when there is none. */
export function currentConversation() {
  current ??= findOrMakeVisitorId().then(begin)
  return current
}

/** For a page on which nobody has opened the chat yet. */
export async function sendWhatWaits() {
  const conversation = await currentConversation()
  await conversation.flush()
}

function begin(visitorId: string) {
  const conversation = new Conversation(visitorId)
  conversation.subscribe(() => {
    if (conversation.getState().isErased) current = undefined
  })
  return conversation
}
