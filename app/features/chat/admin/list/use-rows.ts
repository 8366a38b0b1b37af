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
  const isSame = q === state.view.q && filter === state.view.filter
  // Results of another search are not shown.
  const search = isSame ? state.search : undefined
  const isSearched = Boolean(q || filter === 'closed')
  const isRead = loadedUntil && (!isSearched || search)
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
    listed: isRead
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

/** Sorts like the server: the earliest due time first. */
function byDue(one: Conversation, other: Conversation) {
  const first = dueOf(one) - dueOf(other)
  return first === 0
    ? Number(one.user_id > other.user_id) - Number(one.user_id < other.user_id)
    : first
}
