import { type Conversation, isAwaitingReply } from '../../conversations-contract.ts'
import type { InboxView } from '../inbox/inbox-address.ts'
import type { InboxState } from '../inbox/inbox-state.ts'
import { byLatest, listLatest } from './conversation-rows.ts'
import { useClock } from './use-clock.ts'

/** Returns the rows that the list shows for this view, and the visitors with an overdue reply. */
export function useRows(state: InboxState, { q, filter }: InboxView) {
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
