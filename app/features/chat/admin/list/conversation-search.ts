import type { ConversationQuery } from '../../conversations-contract.ts'
import type { OfficeEvent } from '../../stream-events.ts'
import type { InboxModule, InboxState, InboxStore } from '../inbox/inbox-state.ts'
import type { ConversationRows } from './conversation-rows.ts'
import { matchesText } from './found-text.tsx'

const PER_PAGE = 50

type Matches = NonNullable<InboxState['search']>['matches']
type SearchQuery = Pick<ConversationQuery, 'q' | 'closed'>

/** The matches of a search or of the filter Closed. `ConversationRows` stores their rows. */
export class ConversationSearch implements InboxModule {
  #store: InboxStore
  #rows: ConversationRows
  #query: SearchQuery
  #limit = PER_PAGE

  constructor(store: InboxStore, rows: ConversationRows, query: SearchQuery) {
    this.#store = store
    this.#rows = rows
    this.#query = query
  }

  async refresh() {
    const limit = this.#limit
    const rows = await this.#rows.fetchRows({ ...this.#query, limit })
    this.#rows.addRows(rows)
    const lines = rows.map(({ user_id, found }) => [user_id, found] as const)
    this.#updateMatches(new Map(lines), rows.length === limit)
  }

  async loadMore() {
    this.#limit += PER_PAGE
    await this.refresh()
  }

  handleEvent({ name, data }: OfficeEvent) {
    const { search } = this.#store.getState()
    if (!search) return
    const { q, closed } = this.#query
    const line = name === 'conversation' ? data.message.message : undefined
    const isMatch = line
      ? q && matchesText(line, q)
      : name === 'closed' && data.closed_at && closed && !q
    if (!isMatch) return
    this.#updateMatches(new Map([...search.matches, [data.user_id, line]]), search.hasMore)
    this.#rows.find(data.user_id)
  }

  #updateMatches(matches: Matches, hasMore: boolean) {
    // Ignores the result of an earlier search that arrives late.
    const { q, filter } = this.#store.getState().view
    const isCurrent = q === this.#query.q && (filter === 'closed') === this.#query.closed
    if (isCurrent) this.#store.change({ search: { matches, hasMore } })
  }
}
