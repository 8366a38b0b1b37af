import { type KeyboardEvent, useId } from 'react'
import { Link } from 'react-router'
import { optionIdOf, SavedReplyOptions } from './saved-reply-options.tsx'
import { useSavedReplies } from './use-saved-replies.ts'

interface ReplyBoxProps {
  /** The linked lead, if any. */
  leadId?: string
  text: string
  onChange: (text: string) => void
  onSend: () => void
}

/** The reply box; `/` at the start of the text offers saved replies. */
export function ReplyBox({ leadId, text, onChange, onSend }: ReplyBoxProps) {
  const savedReplies = useSavedReplies(text, leadId)
  const { isOpen, matches, index } = savedReplies
  const listId = useId()

  function change(changed: string) {
    onChange(changed)
    savedReplies.resetSelection()
  }

  function handleKeyDown(event: KeyboardEvent) {
    // During a composition, the input method handles the keys.
    if (event.nativeEvent.isComposing) return
    const isHandled = isOpen && handleListKey(event.key)
    const isSending = !isHandled && event.key === 'Enter' && !event.shiftKey
    if (isHandled || isSending) event.preventDefault()
    if (isSending) onSend()
  }

  /** Handles a key for the list of saved replies. Returns whether the list uses the key. */
  function handleListKey(key: string) {
    const chosen = matches[index]
    if (key === 'ArrowDown') savedReplies.moveSelection(1)
    else if (key === 'ArrowUp') savedReplies.moveSelection(-1)
    else if (key === 'Escape') savedReplies.dismiss()
    else if ((key === 'Enter' || key === 'Tab') && chosen) change(chosen.text)
    else return false
    return true
  }

  return (
    <>
      {isOpen && (
        <SavedReplyOptions
          id={listId}
          savedReplies={matches}
          index={index}
          onChoose={(chosen) => change(chosen.text)}
        />
      )}
      <textarea
        aria-label="Your reply"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? optionIdOf(listId, index) : undefined}
        placeholder="Write a reply, or type / for saved replies"
        rows={2}
        maxLength={4000}
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={handleKeyDown}
        className="field-sizing-content max-h-40 min-h-11 min-w-0 grow resize-none rounded-lg border border-ink/40 px-3 py-2"
      />
      <p role="status" className={savedReplies.hasNoSavedReplies ? hintClassName : 'sr-only'}>
        {isOpen && `${matches.length} saved ${matches.length === 1 ? 'reply' : 'replies'}`}
        {savedReplies.hasNoSavedReplies && (
          <>
            No saved replies yet.{' '}
            <Link to="/admin/saved-replies" className="font-medium text-indigo underline">
              Add one
            </Link>
          </>
        )}
      </p>
    </>
  )
}

const hintClassName =
  'absolute inset-x-3 bottom-full mb-1 rounded-card border border-line bg-white px-4 py-2 text-sm shadow-lg'
