import { useEffect } from 'react'
import { conversationsApi } from '../../contract.ts'
import { useObservable } from '../../wire/observable.ts'
import type { Inbox } from '../inbox/inbox.ts'
import { useInbox } from '../inbox/inbox-provider.tsx'
import type { OpenConversation } from './open-conversation.ts'

/** The messages of one conversation as they come; what is seen of it is read. */
export function useConversation(userId: string) {
  const inbox = useInbox()
  const conversation = inbox.open(userId)
  const state = useObservable(conversation)

  useEffect(() => inbox.live.listen(conversation), [inbox, conversation])
  useEffect(() => markAsRead(inbox, userId, conversation), [inbox, userId, conversation])

  return { ...state, conversation }
}

/** Goes on doing so until the returned function is called. */
function markAsRead({ api, live }: Inbox, user_id: string, conversation: OpenConversation) {
  let readSeq = 0

  async function mark() {
    const seq = conversation.lastSeq
    if (document.hidden || seq <= readSeq) return
    const before = readSeq
    readSeq = seq
    const isDone = await api
      .attempt(conversationsApi.read, { params: { user_id }, body: { seq } })
      .then(({ ok }) => ok)
      .catch(() => false)
    if (!isDone) readSeq = before
  }

  // What failed is done when the server can be reached again.
  const stopListening = live.listen({ hear: () => {}, refresh: mark })
  const unsubscribe = conversation.subscribe(mark)
  document.addEventListener('visibilitychange', mark)
  return () => {
    stopListening()
    unsubscribe()
    document.removeEventListener('visibilitychange', mark)
  }
}
