import {
  type ChangeEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { hasVisibleText } from '#app/platform/browser/has-visible-text.ts'
import { Button } from '#app/ui/button.tsx'
import type { Conversation } from '../conversation/conversation.ts'
import * as words from './words.ts'

/** The maximum length in Unicode code points, the same as in the contract. */
const MAX_LENGTH = 4000
const COUNTER_FROM = 400

interface ComposerProps {
  conversation: Conversation
  /** Whether the chat was open on the previous page. If so, the focus does not move. */
  wasOpenOnPreviousPage: boolean
}

export function Composer({ conversation, wasOpenOnPreviousPage }: ComposerProps) {
  const [draft, setDraft] = useState(conversation.draft)
  const [fileError, setFileError] = useState<string>()
  const textarea = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const hintId = `${id}-hint`
  const charactersLeft = MAX_LENGTH - [...draft.trim()].length

  useEffect(() => {
    // On a phone, the keyboard would cover the messages.
    const hasKeyboard = matchMedia('(pointer: fine)').matches
    if (hasKeyboard && !wasOpenOnPreviousPage) textarea.current?.focus({ preventScroll: true })
  }, [wasOpenOnPreviousPage])

  function change(text: string) {
    conversation.draft = text
    if (text.trim()) conversation.presence.noteTyping()
    setDraft(text)
  }

  function send(event: FormEvent) {
    event.preventDefault()
    textarea.current?.focus()
    conversation.sendChosen()
    const text = draft.trim()
    if (!hasVisibleText(text) || charactersLeft < 0) return
    conversation.send(text)
    conversation.presence.stopTyping()
    change('')
  }

  async function chooseFile({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    // Browsers report no change if the same file is chosen again.
    target.value = ''
    if (!file) return
    const loading = import('../files/visitor-files.tsx')
    setFileError(
      await loading.then(
        (files) => files.chooseFile(conversation, file),
        () => words.tryAgain,
      ),
    )
  }

  function sendOnEnter(event: KeyboardEvent) {
    // Safari ends a composition before the keydown event of the key that ended it, and gives this
    // event the key code 229.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
    if (event.key === 'Enter' && !event.shiftKey && !isComposing) send(event)
  }

  return (
    <form onSubmit={send} className="border-line border-t bg-white p-3">
      <label htmlFor={id} className="sr-only">
        {words.writeAMessage}
      </label>
      <div className="flex items-end gap-3">
        <label className="chat-attach grid size-11 place-items-center rounded-full">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m7 12 6-6a4 4 0 0 1 6 6l-8 8a6 6 0 0 1-8-8l8-8" />
          </svg>
          <input
            type="file"
            accept="image/*,application/pdf"
            aria-label={words.attach}
            aria-describedby={hintId}
            onChange={chooseFile}
            className="sr-only"
          />
        </label>
        <textarea
          ref={textarea}
          id={id}
          rows={1}
          value={draft}
          placeholder={words.writeAMessage}
          enterKeyHint="send"
          aria-invalid={charactersLeft < 0}
          aria-describedby={hintId}
          onChange={(event) => change(event.target.value)}
          onKeyDown={sendOnEnter}
          className="chat-text field-sizing-content max-h-32 min-h-11 min-w-0 flex-1 resize-none rounded-card border border-ink/40 bg-white px-3 py-2 text-base outline-offset-0 placeholder:text-ink/70"
        />
        <Button type="submit" variant="primary">
          {words.send}
        </Button>
      </div>
      <p id={hintId} role="status" className="text-ink/75 text-sm">
        {fileError && <span className="block pt-2 text-alarm">{fileError}</span>}
        {charactersLeft < 0 ? (
          <span className="block pt-2 text-alarm">{words.tooLong(-charactersLeft)}</span>
        ) : (
          charactersLeft <= COUNTER_FROM && (
            <span className="block pt-2">{words.charactersLeft(charactersLeft)}</span>
          )
        )}
      </p>
    </form>
  )
}
