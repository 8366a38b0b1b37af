import { Paperclip } from 'lucide-react'
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
import { FileInput } from '#app/ui/file-input.tsx'
import type { Message } from '../../contract.ts'
import { useInbox } from '../inbox/inbox-provider.tsx'
import { conversationOf } from '../inbox/inbox-state.ts'
import { ReplyBox } from './reply-box.tsx'

export function ReplyForm({ userId }: { userId: string }) {
  const { text, leadId, language, write, findNewerReply, send, addFile, sendChosen } =
    useReply(userId)
  const [fileError, setFileError] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const [isFieldWarningShown, setFieldWarningShown] = useState(false)
  const unfilled = listUnfilledFields(text)
  const dialog = useRef<HTMLDialogElement>(null)
  const [newerReply, setNewerReply] = useState<Message>()

  function submit() {
    // Each file is checked for newer replies when it is sent.
    sendChosen()
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
      {fileError && (
        <p role="alert" className="border-t border-line bg-white px-3 pt-2 text-sm text-alarm">
          {fileError}
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
        <AttachFile
          onChoose={async (file) => {
            const problem = await addFile(file)
            setFileError(problem && fileErrors[problem])
          }}
        />
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

const fileErrors = {
  notAccepted: 'This file type is not accepted. Choose a photo (JPEG, PNG or WebP) or a PDF.',
  tooLarge: 'This file is too large. The limit is 10 MB.',
}

function AttachFile({ onChoose }: { onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)

  return (
    <>
      <FileInput
        ref={input}
        accept="image/*,application/pdf"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChoose(file)
        }}
      />
      <button
        type="button"
        aria-label="Add a photo or PDF"
        title="Add a photo or PDF"
        onClick={() => input.current?.click()}
        className="grid size-11 shrink-0 place-items-center rounded-full text-indigo hover:bg-paper"
      >
        <Paperclip aria-hidden="true" className="size-5" />
      </button>
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

  const seenSeq = isKnown ? draft.seen_seq : Math.max(lastSeq, 0)

  function send() {
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
    addFile: (file: File) => inbox.replies.addFile(userId, file, seenSeq),
    sendChosen: () => inbox.replies.sendChosen(userId),
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
