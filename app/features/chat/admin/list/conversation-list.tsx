import { type RefObject, useEffect, useState } from 'react'
import { Form, Link } from 'react-router'
import { ScreenHelp } from '#app/platform/admin/screen.tsx'
import { Button } from '#app/ui/button.tsx'
import { type Conversation, isAwaitingReply } from '../../conversations-contract.ts'
import { AlertsDialog } from '../alerts/alerts-dialog.tsx'
import { AlertsPrompt } from '../alerts/alerts-prompt.tsx'
import { addressOf, type InboxView } from '../inbox/inbox-address.ts'
import { useInbox } from '../inbox/inbox-provider.tsx'
import type { InboxState } from '../inbox/inbox-state.ts'
import { LoadOlder } from '../inbox/load-older.tsx'
import { ConversationRow } from './conversation-row.tsx'
import { byLatest, listLatest } from './conversation-rows.ts'

interface ConversationListProps {
  view: InboxView
  headingRef: RefObject<HTMLHeadingElement | null>
}

export function ConversationList({ view, headingRef }: ConversationListProps) {
  const { inbox, state } = useInbox()
  const { listed, overdue, hasMore } = useRows(state, view)

  return (
    <nav aria-labelledby="conversations" className="flex min-h-0 grow flex-col">
      <div className="grid gap-1.5 border-b border-line px-4 pt-1.5 pb-1">
        <h2 id="conversations" ref={headingRef} tabIndex={-1} className="sr-only">
          Conversations
        </h2>
        <div className="flex flex-wrap items-center justify-between gap-x-2">
          <ConversationFilter view={view} awaiting={state.awaitingReply} />
          <AlertsDialog />
        </div>
        <ConversationSearchForm key={view.q} view={view} />
        <ScreenHelp />
      </div>
      {/* On wide screens, MessagesPage shows the prompt beside the list. */}
      <div className="lg:hidden">
        <AlertsPrompt />
      </div>
      {state.isReconnecting && (
        <p role="status" className="border-b border-line bg-paper px-4 py-1.5 text-sm">
          Reconnecting…
        </p>
      )}
      {/* Not a tab stop, because keyboard users move from row to row. */}
      <div className="min-h-0 grow overflow-y-auto overscroll-contain">
        {!listed && (
          <p role="status" className="p-4">
            Loading messages...
          </p>
        )}
        {listed?.length === 0 && <EmptyList view={view} />}
        <ul className="divide-y divide-line">
          {listed?.map((conversation) => (
            <ConversationRow
              key={conversation.user_id}
              conversation={conversation}
              isOverdue={overdue.has(conversation.user_id)}
              view={view}
            />
          ))}
        </ul>
        {/* The key changes with each page, so that a button that is still visible loads the next page. */}
        {hasMore && listed && (
          <LoadOlder
            key={listed.length}
            plural="conversations"
            load={() => inbox.loadMore()}
            className="m-3"
          />
        )}
      </div>
    </nav>
  )
}

function EmptyList({ view: { q, filter } }: { view: InboxView }) {
  return (
    <div className="grid gap-1 p-4">
      <p role="status" className="text-ink/75">
        {q ? `No conversations match “${q}”.` : emptyTexts[filter ?? 'all']}
      </p>
      {!q && !filter && (
        <a href="/" target="_blank" className="py-1 text-indigo underline" rel="noopener">
          Open the website to try the chat
        </a>
      )}
    </div>
  )
}

const emptyTexts = {
  all: 'No conversations yet. They appear here as soon as a visitor writes.',
  'awaiting-reply': 'No conversations await a reply.',
  closed: 'No closed conversations. Close a conversation when it is finished.',
}

function ConversationSearchForm({ view }: { view: InboxView }) {
  const { q = '', user, filter } = view

  return (
    <Form role="search" aria-label="Conversations" className="flex items-center gap-2">
      {filter && <input type="hidden" name="filter" value={filter} />}
      {user && <input type="hidden" name="user" value={user} />}
      <input
        type="search"
        name="q"
        defaultValue={q}
        aria-label="Search conversations"
        placeholder="Search messages"
        maxLength={200}
        className="min-h-9 w-0 min-w-0 grow rounded-full border border-ink/40 bg-white px-4 py-1 text-base sm:text-sm"
      />
      <Button type="submit" size="small">
        Search
      </Button>
      {q && (
        <Link
          to={addressOf({ ...view, q: undefined })}
          className="py-1 text-sm font-medium text-indigo underline"
        >
          Clear
        </Link>
      )}
    </Form>
  )
}

interface ConversationFilterProps {
  view: InboxView
  /** The number of conversations that await a reply. */
  awaiting: number
}

function ConversationFilter({ view, awaiting }: ConversationFilterProps) {
  const choices = [
    { label: 'All', filter: undefined, count: 0 },
    { label: 'Awaiting reply', filter: 'awaiting-reply', count: awaiting },
    { label: 'Closed', filter: 'closed', count: 0 },
  ] as const

  return (
    <ul aria-label="Show" className="flex gap-0.5 text-sm">
      {choices.map(({ label, filter, count }) => (
        <li key={label}>
          <Link
            to={addressOf({ ...view, filter })}
            aria-current={view.filter === filter}
            className="inline-flex min-h-8 items-center gap-1.5 rounded-full px-2.5 font-medium hover:bg-paper sm:px-3 aria-[current=true]:bg-indigo aria-[current=true]:text-white"
          >
            {label}
            {count > 0 && (
              <span className="rounded-full bg-alarm px-1.5 text-sm font-semibold text-white tabular-nums">
                {count}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Returns the rows that the list shows for this view, and the visitors with an overdue reply. */
function useRows(state: InboxState, { q, filter }: InboxView) {
  const { byUser, loadedUntil, awaitingUntil } = state
  const loaded = [...byUser.values()]
  const now = useClock(loaded.map(({ response_due_at }) => response_due_at))
  const isCurrentView = q === state.view.q && filter === state.view.filter
  // Ignores the results of another search.
  const search = isCurrentView ? state.search : undefined
  const isSearched = Boolean(q || filter === 'closed')
  const isLoaded = loadedUntil && (!isSearched || search)
  const latest = isSearched ? loaded.sort(byLatest) : (listLatest(state) ?? [])
  const listed =
    filter === 'awaiting-reply' ? listAwaiting(loaded, search ? 'end' : awaitingUntil) : latest
  const overdue = loaded.filter((row) => isAwaitingReply(row) && dueOf(row) <= now)

  function isListed({ closed_at }: Conversation) {
    if (filter === 'awaiting-reply') return true
    return filter === 'closed' ? closed_at !== null : q || closed_at === null
  }

  return {
    /** Undefined before the first response. */
    listed: isLoaded
      ? listed.filter(isListed).filter(({ user_id }) => search?.matches.has(user_id) ?? true)
      : undefined,
    overdue: new Set(overdue.map(({ user_id }) => user_id)),
    hasMore: search
      ? search.hasMore
      : (filter === 'awaiting-reply' ? awaitingUntil : loadedUntil) !== 'end',
  }
}

/** Returns conversations that await a reply by due time, up to the last loaded one. */
function listAwaiting(rows: Conversation[], until: InboxState['awaitingUntil']) {
  const awaiting = rows.filter(isAwaitingReply).sort(byDue)
  return typeof until === 'object' ? awaiting.filter((row) => byDue(row, until) <= 0) : awaiting
}

const dueOf = ({ response_due_at }: Conversation) => Date.parse(response_due_at ?? '')

/** Compares for the sort order of the server: the earliest due time first. */
function byDue(a: Conversation, b: Conversation) {
  const difference = dueOf(a) - dueOf(b)
  return difference === 0
    ? Number(a.user_id > b.user_id) - Number(a.user_id < b.user_id)
    : difference
}

const MAX_WAIT_MS = 24 * 60 * 60 * 1000

/** Returns the current time in ms. Updates when the next of these moments has passed. */
function useClock(moments: (string | null)[]) {
  const [now, setNow] = useState(Date.now)
  const future = moments.map((moment) => (moment ? Date.parse(moment) : 0)).filter((at) => at > now)
  const next = Math.min(...future)

  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return
    const waitMs = Math.min(Math.max(next - Date.now(), 0), MAX_WAIT_MS)
    const timer = setTimeout(() => setNow(Date.now()), waitMs)
    return () => clearTimeout(timer)
  }, [next])

  return now
}
