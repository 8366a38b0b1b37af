import { useDraft } from '#app/platform/admin/use-draft.ts'
import { useInbox } from '../inbox/inbox-provider.tsx'
import { conversationOf } from '../inbox/inbox-state.ts'
import { usePrefilledReply } from './use-prefilled-reply.ts'

const UNKNOWN = -1

const emptyDraft = {
  text: '',
  /** The last seq when the draft was started; -1 if the conversation was still loading. */
  seen_seq: UNKNOWN,
}

/** The draft of a reply to a visitor. */
export function useReply(userId: string) {
  const { inbox, state } = useInbox()
  const { draft, saveDraft } = useDraft(`chatReply:${userId}`, emptyDraft)
  const { messages = [], lastSeq = UNKNOWN } = conversationOf(state, userId) ?? {}
  const isKnown = draft.seen_seq !== UNKNOWN

  function write(text: string) {
    const isStarted = draft.text !== '' && isKnown
    saveDraft(text ? { text, seen_seq: isStarted ? draft.seen_seq : lastSeq } : emptyDraft)
    if (text.trim()) inbox.typing.notifyTyping(userId)
  }

  // Appends the prepared reply to the existing draft.
  usePrefilledReply((preparedReply) =>
    write([draft.text, preparedReply].filter(Boolean).join('\n')),
  )

  /** Returns a colleague's reply since the draft was started, once. */
  function findNewerReply() {
    const newerReply = isKnown ? inbox.replies.findNewerReply(messages, draft.seen_seq) : undefined
    if (newerReply) saveDraft({ ...draft, seen_seq: lastSeq })
    return newerReply
  }

  function send() {
    const seenSeq = isKnown ? draft.seen_seq : Math.max(lastSeq, 0)
    inbox.replies.add(userId, draft.text.trim(), seenSeq)
    saveDraft(emptyDraft)
    inbox.typing.stop()
  }

  return {
    text: draft.text,
    leadId: state.byUser.get(userId)?.lead_id ?? undefined,
    write,
    findNewerReply,
    send,
  }
}
