import type { ConversationQuery } from '../../conversations-contract.ts'
import type { OfficeEvent } from '../../stream-events.ts'
import type { InboxState, Known, Part } from '../inbox/known.ts'
import type { ConversationRows } from './conversation-rows.ts'
import { hasFound } from './found-text.tsx'

const PER_PAGE = 50

type Matches = NonNullable<InboxState['search']>['matches']
type Wanted = Pick<ConversationQuery, 'q' | 'closed'>

/** Which conversations have a text in them, or are closed; their rows are kept with all others. */
export class ConversationSearch implements Part {
  #known: Known
  #rows: ConversationRows
  #wanted: Wanted
  #limit = PER_PAGE

  constructor(known: Known, rows: ConversationRows, wanted: Wanted) {
    this.#known = known
    this.#rows = rows
    this.#wanted = wanted
  }

  async refresh() {
    const limit = this.#limit
    const found = await this.#rows.read({ ...this.#wanted, limit })
    this.#rows.know(found)
    const lines = found.map(({ user_id, found }) => [user_id, found] as const)
    this.#show(new Map(lines), found.length === limit)
  }

  async showMore() {
    this.#limit += PER_PAGE
    await this.refresh()
  }

  hear({ name, data }: OfficeEvent) {
    const { search } = this.#known.getState()
    if (!search) return
    const { q, closed } = this.#wanted
    const line = name === 'conversation' ? data.message.message : undefined
    const isMatch = line
      ? q && hasFound(line, q)
      : name === 'closed' && data.closed_at && closed && !q
    if (!isMatch) return
    this.#show(new Map([...search.matches, [data.user_id, line]]), search.hasMore)
    this.#rows.find(data.user_id)
  }

  #show(matches: Matches, hasMore: boolean) {
    // What was asked for before may come late.
    const { q, filter } = this.#known.getState().view
    const isWanted = q === this.#wanted.q && (filter === 'closed') === this.#wanted.closed
    if (isWanted) this.#known.change({ search: { matches, hasMore } })
  }
}
