import type { Conversation } from '../../contract.ts'
import type { InboxView } from '../inbox/inbox-address.ts'
import type { InboxState } from '../inbox/known.ts'
import { byLatest, listLatest } from './conversation-rows.ts'
import { useClock } from './use-clock.ts'

/** The rows of the list as the address asks for them, and who waits. */
export function useRows(state: InboxState, { q, isWaiting }: InboxView) {
  const { byUser, until } = state
  const known = [...byUser.values()]
  const now = useClock(known.map(({ answer_due_at }) => answer_due_at))
  const waiting = known.filter((row) => hasWaited(row, now)).sort(byDue)
  // What was found for another text is not shown for this one.
  const search = q === state.view.q ? state.search : undefined
  const isRead = until && (!q || search)
  const listed = isWaiting ? waiting : q ? known.sort(byLatest) : (listLatest(state) ?? [])

  return {
    /** Undefined until first read. */
    listed: isRead
      ? listed.filter(({ user_id }) => search?.matches.has(user_id) ?? true)
      : undefined,
    waiting: new Set(waiting.map(({ user_id }) => user_id)),
    // Who waits is known in whole.
    hasMore: search ? search.hasMore : until !== 'end' && !isWaiting,
  }
}

function hasWaited({ answer_due_at }: Conversation, now: number) {
  return answer_due_at !== null && Date.parse(answer_due_at) <= now
}

/** The longest first. */
function byDue(one: Conversation, other: Conversation) {
  return Date.parse(one.answer_due_at ?? '') - Date.parse(other.answer_due_at ?? '')
}
