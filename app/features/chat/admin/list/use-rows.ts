import { useEffect, useMemo } from 'react'
import type { Conversation } from '../../contract.ts'
import { Observable, useObservable } from '../../wire/observable.ts'
import type { InboxView } from '../inbox/inbox-address.ts'
import { useInbox } from '../inbox/inbox-provider.tsx'
import { byLatest } from './conversation-rows.ts'
import { ConversationSearch, type SearchState } from './conversation-search.ts'
import { useClock } from './use-clock.ts'

/** The rows of the list as the address asks for them, and who waits. */
export function useRows({ q, isWaiting }: InboxView) {
  const { rows, live } = useInbox()
  const { byUser, latest, hasMore } = useObservable(rows)
  const search = useMemo(() => (q ? new ConversationSearch(rows, q) : undefined), [rows, q])
  const found = useObservable(search ?? noSearch)
  const known = [...byUser.values()]
  const now = useClock(known.map(({ answer_due_at }) => answer_due_at))
  const waiting = known.filter((row) => hasWaited(row, now)).sort(byDue)

  useEffect(() => search && live.listen(search), [search, live])

  const isRead = latest !== undefined && (!search || found.matches !== undefined)
  const listed = isWaiting ? waiting : search ? known.sort(byLatest) : (latest ?? [])
  return {
    /** Undefined until first read. */
    listed: isRead
      ? listed.filter(({ user_id }) => found.matches?.has(user_id) ?? true)
      : undefined,
    waiting: new Set(waiting.map(({ user_id }) => user_id)),
    // Who waits is known in whole.
    hasMore: search ? found.hasMore : hasMore && !isWaiting,
    showMore: () => (search ? search.showMore() : rows.showMore()),
  }
}

const noSearch = new Observable<SearchState>({ matches: undefined, hasMore: false })

function hasWaited({ answer_due_at }: Conversation, now: number) {
  return answer_due_at !== null && Date.parse(answer_due_at) <= now
}

/** The longest first. */
function byDue(one: Conversation, other: Conversation) {
  return Date.parse(one.answer_due_at ?? '') - Date.parse(other.answer_due_at ?? '')
}
