import { type KeyboardEvent, useRef, useState } from 'react'
import { v7 as newId } from 'uuid'
import { Button } from '#app/ui/button.tsx'
import { useDraft } from '#app/use-draft.ts'

interface ReplyFormProps {
  userId: string
  /** Resolves to why it was not sent, or to undefined. */
  send: (id: string, text: string) => Promise<string | undefined>
}

export function ReplyForm({ userId, send }: ReplyFormProps) {
  const { draft: text, keep: setText } = useDraft(`chatReply:${userId}`, '')
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState('')
  // The same text tried again is the same message, should the first try have arrived after all.
  const tried = useRef({ id: '', text: '' })

  async function submit() {
    const trimmed = text.trim()
    if (!trimmed || isSending) return
    if (tried.current.text !== trimmed) tried.current = { id: newId(), text: trimmed }
    setIsSending(true)
    const refusal = await send(tried.current.id, trimmed)
    setIsSending(false)
    setProblem(refusal ?? '')
    if (refusal) return
    tried.current = { id: '', text: '' }
    setText('')
  }

  function sendOnEnter(event: KeyboardEvent) {
    // While an input method composes a word, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }

  return (
    <form
      className="grid gap-2 border-t border-line bg-white p-3"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {problem && (
        <p role="alert" className="flex flex-wrap items-center gap-x-3 text-sm text-alarm">
          Not sent. {problem}
          <button type="submit" className="min-h-6 font-semibold underline">
            Try again
          </button>
        </p>
      )}
      <div className="flex items-end gap-2">
        <textarea
          aria-label="Your reply"
          placeholder="Write a reply"
          rows={2}
          maxLength={4000}
          value={text}
          readOnly={isSending}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={sendOnEnter}
          className="field-sizing-content max-h-40 min-h-11 min-w-0 grow resize-none rounded-lg border border-ink/40 px-3 py-2"
        />
        <Button type="submit" look="primary" disabled={isSending}>
          Send
        </Button>
      </div>
    </form>
  )
}
