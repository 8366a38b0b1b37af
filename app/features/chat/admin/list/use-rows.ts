import type { Conversation } from '../../conversations-contract.ts'
import type { InboxView } from '../inbox/inbox-address.ts'
import type { InboxState } from '../inbox/known.ts'
import { byLatest, listLatest } from './conversation-rows.ts'
import { useClock } from './use-clock.ts'

/** The rows of the list as the address asks for them, and who waits. */
export function useRows(state: InboxState, { q, filter }: InboxView) {
  const { byUser, until } = state
  const known = [...byUser.values()]
  const now = useClock(known.map(({ answer_due_at }) => answer_due_at))
  const waiting = known.filter((row) => hasWaited(row, now)).sort(byDue)
  // What was found for another text is not shown for this one.
  const isSame = q === state.view.q && filter === state.view.filter
  const search = isSame ? state.search : undefined
  const isSearched = Boolean(q || filter === 'closed')
  const isRead = until && (!isSearched || search)
  const latest = isSearched ? known.sort(byLatest) : (listLatest(state) ?? [])
  const listed = filter === 'waiting' ? waiting : latest.filter(isListed)

  function isListed({ closed_at }: Conversation) {
    return filter === 'closed' ? closed_at !== null : q || closed_at === null
  }

  return {
    /** Undefined until first read. */
    listed: isRead
      ? listed.filter(({ user_id }) => search?.matches.has(user_id) ?? true)
      : undefined,
    waiting: new Set(waiting.map(({ user_id }) => user_id)),
    // Who waits is known in whole.
    hasMore: search ? search.hasMore : until !== 'end' && filter !== 'waiting',
  }
}

function hasWaited({ answer_due_at }: Conversation, now: number) {
  return answer_due_at !== null && Date.parse(answer_due_at) <= now
}

/** The longest first. */
function byDue(one: Conversation, other: Conversation) {
  return Date.parse(one.answer_due_at ?? '') - Date.parse(other.answer_due_at ?? '')
}
