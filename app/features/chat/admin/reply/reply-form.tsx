import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import {
  findUnfilledField,
  formatFieldNames,
  listUnfilledFields,
} from '#app/contract/text-fields.ts'
import { useDraft } from '#app/platform/admin/use-draft.ts'
import { hasVisibleText } from '#app/platform/browser/has-visible-text.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import type { Message } from '../../contract.ts'
import { useInbox } from '../inbox/inbox-provider.tsx'
import { conversationOf } from '../inbox/inbox-state.ts'
import { ReplyBox } from './reply-box.tsx'

export function ReplyForm({ userId }: { userId: string }) {
  const { text, leadId, language, write, findNewerReply, send } = useReply(userId)
  const form = useRef<HTMLFormElement>(null)
  const [isFieldWarningShown, setFieldWarningShown] = useState(false)
  const unfilled = listUnfilledFields(text)
  const dialog = useRef<HTMLDialogElement>(null)
  const [newerReply, setNewerReply] = useState<Message>()

  function submit() {
    if (!hasVisibleText(text)) return
    if (unfilled.length > 0) return selectUnfilledField()
    const reply = findNewerReply()
    if (!reply) return send()
    setNewerReply(reply)
    dialog.current?.showModal()
  }

  /** Selects the placeholder, so that typing replaces it. */
  function selectUnfilledField() {
    const { from, until } = findUnfilledField(text) ?? { from: 0, until: 0 }
    const box = form.current?.querySelector('textarea')
    box?.focus()
    box?.setSelectionRange(from, until)
    setFieldWarningShown(true)
  }

  return (
    <>
      {isFieldWarningShown && unfilled.length > 0 && (
        <p role="alert" className="border-t border-line bg-white px-3 pt-2 text-sm text-alarm">
          Please replace {formatFieldNames(unfilled)} before you send.
        </p>
      )}
      <form
        ref={form}
        className="relative flex items-end gap-2 border-t border-line bg-white p-3"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <ReplyBox
          leadId={leadId}
          language={language}
          text={text}
          onChange={write}
          onSend={submit}
        />
        <Button type="submit" variant="primary">
          Send
        </Button>
      </form>
      <NewerReplyDialog ref={dialog} newerReply={newerReply} onSend={send} />
    </>
  )
}

interface NewerReplyDialogProps {
  ref: RefObject<HTMLDialogElement | null>
  /** The reply of a colleague. */
  newerReply: Message | undefined
  onSend: () => void
}

/** Asks for confirmation before a second reply to the same question. */
function NewerReplyDialog({ ref, newerReply, onSend }: NewerReplyDialogProps) {
  return (
    <ConfirmDialog
      ref={ref}
      question={`${newerReply?.author?.name} has replied since you started writing.`}
      cancelLabel="Keep editing"
      confirmLabel="Send anyway"
      variant="primary"
      onConfirm={onSend}
    >
      <blockquote className="max-h-40 overflow-y-auto rounded-lg border border-line bg-paper px-4 py-2 whitespace-pre-wrap wrap-anywhere">
        {newerReply?.message}
      </blockquote>
    </ConfirmDialog>
  )
}

const UNKNOWN = -1

const emptyDraft = {
  text: '',
  /** The last seq when the draft was started; -1 if the conversation was still loading. */
  seen_seq: UNKNOWN,
}

/** The draft of a reply to a visitor. */
function useReply(userId: string) {
  const { inbox, state } = useInbox()
  const { draft, saveDraft } = useDraft(`chatReply:${userId}`, emptyDraft)
  const { messages = [], lastSeq = UNKNOWN } = conversationOf(state, userId) ?? {}
  const row = state.byUser.get(userId)
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
    leadId: row?.lead_id ?? undefined,
    language: row?.language ?? '',
    write,
    findNewerReply,
    send,
  }
}

/** Inserts a reply that was prepared on another screen (`state.reply`), once. */
function usePrefilledReply(write: (text: string) => void) {
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  const reply = (state as { reply?: string } | null)?.reply

  useEffect(() => {
    if (!reply) return
    write(reply)
    void navigate(pathname + search, { replace: true, state: null })
  }, [reply])
}
