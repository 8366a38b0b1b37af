import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { ApiClient } from '#app/contract/api-client.ts'
import { getLanguageName, type OptionalLanguage } from '#app/contract/languages.ts'
import { type LeadDetails, leadsApi } from '#app/features/leads/contract.ts'
import {
  type SavedReply,
  savedRepliesApi,
  sortByLanguage,
} from '#app/features/saved-replies/contract.ts'
import { fillReply, loadReplyLanguages } from '#app/platform/admin/recipient-fields.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { useApi } from '#app/platform/browser/use-api.ts'

interface ReplyBoxProps {
  /** The linked lead, if any. */
  leadId?: string
  /** The visitor's language, whose saved replies are offered first. */
  language: OptionalLanguage
  text: string
  onChange: (text: string) => void
  onSend: () => void
}

/** The reply box; `/` at the start of the text offers saved replies. */
export function ReplyBox({ leadId, language, text, onChange, onSend }: ReplyBoxProps) {
  const savedReplies = useSavedReplies(text, language, leadId)
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
        className="field-sizing-content max-h-40 min-h-17 placeholder:overflow-hidden placeholder:text-ellipsis placeholder:whitespace-nowrap min-w-0 grow resize-none rounded-lg border border-ink/40 px-3 py-2"
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

const hintClassName = 'absolute inset-x-3 bottom-full mb-1 card px-4 py-2 text-sm shadow-lg'

interface SavedReplyOptionsProps {
  id: string
  savedReplies: SavedReply[]
  /** The option that Enter selects. */
  index: number
  onChoose: (savedReply: SavedReply) => void
}

const optionIdOf = (listId: string, index: number) => `${listId}-${index}`

function SavedReplyOptions({ id, savedReplies, index, onChoose }: SavedReplyOptionsProps) {
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' })
  }, [index])

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="Saved replies"
      className="absolute inset-x-3 bottom-full z-10 mb-1 max-h-60 overflow-y-auto overscroll-contain card p-1 shadow-lg"
    >
      {savedReplies.map((savedReply, each) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the reply box handles the keys
        <div
          key={savedReply.id}
          id={optionIdOf(id, each)}
          role="option"
          // The focus stays in the reply box.
          tabIndex={-1}
          aria-selected={each === index}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(savedReply)}
          className="grid min-h-11 cursor-pointer content-center rounded-lg px-3 py-1.5 hover:bg-paper aria-selected:bg-indigo aria-selected:text-white"
        >
          <span className="flex justify-between gap-2 text-sm">
            <span className="truncate font-semibold">{savedReply.title}</span>
            <span lang={savedReply.language || undefined} className="shrink-0 empty:hidden">
              {getLanguageName(savedReply.language)}
            </span>
          </span>
          <span lang={savedReply.language || undefined} className="truncate text-sm opacity-85">
            {savedReply.text}
          </span>
        </div>
      ))}
    </div>
  )
}

/**
 * Returns saved replies whose titles match the text after `/`, with the values of the lead; those in
 * the visitor's language first.
 */
function useSavedReplies(text: string, language: OptionalLanguage, leadId?: string) {
  const api = useApi()
  const [savedReplies, setSavedReplies] = useState<SavedReply[]>()
  const [isDismissed, setDismissed] = useState(false)
  const [selectedIndex, setSelectedIndex] = useState(0)
  const isQuery = text.startsWith('/') && !text.includes('\n')
  const query = text.slice(1).trim().toLowerCase()
  const { time_zone } = useOffice()
  const lead = useLead(isQuery ? leadId : undefined)
  const matches = sortByLanguage(savedReplies ?? [], language)
    .filter(({ title }) => title.toLowerCase().includes(query))
    .map((savedReply) => (lead ? fillReply(savedReply, lead, time_zone) : savedReply))
  const isOpen = isQuery && !isDismissed && matches.length > 0
  const index = Math.min(selectedIndex, matches.length - 1)

  useEffect(() => {
    if (!isQuery) return setDismissed(false)
    let isCancelled = false
    loadSavedReplies(api).then(
      (list) => isCancelled || setSavedReplies(list),
      (error) => console.warn('The saved replies could not be loaded', error),
    )
    return () => {
      isCancelled = true
    }
  }, [api, isQuery])

  return {
    isOpen,
    /** Whether the office has no saved replies at all. */
    hasNoSavedReplies: isQuery && savedReplies?.length === 0,
    matches,
    index,
    moveSelection: (by: number) => setSelectedIndex((index + by + matches.length) % matches.length),
    /** Selects the first option. */
    resetSelection: () => setSelectedIndex(0),
    dismiss: () => setDismissed(true),
  }
}

async function loadSavedReplies(api: ApiClient) {
  const list = await api.call(savedRepliesApi.listRendered, {})
  await loadReplyLanguages(list)
  return list
}

/** Returns the lead; undefined until it is loaded. */
function useLead(leadId: string | undefined) {
  const api = useApi()
  const [loaded, setLoaded] = useState<{ id: string; lead: LeadDetails }>()

  useEffect(() => {
    if (!leadId) return
    let isCancelled = false
    api.call(leadsApi.find, { params: { id: leadId } }).then(
      (lead) => isCancelled || setLoaded({ id: leadId, lead }),
      (error) => console.warn('The lead could not be loaded', error),
    )
    return () => {
      isCancelled = true
    }
  }, [api, leadId])

  return loaded?.id === leadId ? loaded?.lead : undefined
}
