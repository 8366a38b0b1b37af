import { useRef } from 'react'
import { useDraft } from '#app/base/admin/use-draft.ts'
import { conversationsApi } from '../../contract.ts'
import type { OpenConversation } from '../conversation/open-conversation.ts'
import { useInbox } from '../inbox/inbox-provider.tsx'

/** A sign that one is writing holds for 6 s. */
const SIGN_EVERY_MS = 3000

const UNKNOWN = -1

const nothing = {
  text: '',
  /** How much of the conversation was there when it was begun; -1: it was still being read. */
  seen_seq: UNKNOWN,
}

/** The reply that is being written to a visitor. */
export function useReply(userId: string, conversation: OpenConversation) {
  const { api, replies } = useInbox()
  const { draft, keep } = useDraft(`chatReply:${userId}`, nothing)
  const signedAt = useRef(0)

  function write(text: string) {
    const isBegun = draft.text !== '' && draft.seen_seq !== UNKNOWN
    keep(text ? { text, seen_seq: isBegun ? draft.seen_seq : seenSeq() } : nothing)
    if (text.trim()) sign()
  }

  function seenSeq() {
    return conversation.getState().messages ? conversation.lastSeq : UNKNOWN
  }

  function sign() {
    if (Date.now() - signedAt.current < SIGN_EVERY_MS) return
    signedAt.current = Date.now()
    const params = { user_id: userId }
    api.attempt(conversationsApi.typing, { params }).catch(() => undefined)
  }

  /** What a colleague has answered since it was begun; told once. */
  function findAnswer() {
    const { messages = [] } = conversation.getState()
    if (draft.seen_seq === UNKNOWN) return undefined
    const answer = replies.findAnswer(messages, draft.seen_seq)
    if (answer) keep({ ...draft, seen_seq: conversation.lastSeq })
    return answer
  }

  function send() {
    const isKnown = draft.seen_seq !== UNKNOWN
    replies.add(userId, draft.text.trim(), isKnown ? draft.seen_seq : conversation.lastSeq)
    keep(nothing)
    signedAt.current = 0
  }

  return { text: draft.text, write, findAnswer, send }
}
