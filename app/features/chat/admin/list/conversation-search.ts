import type { ConversationQuery } from '../../contract.ts'
import type { OfficeEvent } from '../../stream-events.ts'
import type { Known, Part } from '../inbox/known.ts'
import type { ConversationRows } from './conversation-rows.ts'

const PER_PAGE = 50

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
    this.#show(new Set(found.map(({ user_id }) => user_id)), found.length === limit)
  }

  async showMore() {
    this.#limit += PER_PAGE
    await this.refresh()
  }

  hear({ name, data }: OfficeEvent) {
    const { search } = this.#known.getState()
    if (!search) return
    const { q, closed } = this.#wanted
    const isMatch =
      name === 'conversation'
        ? q && data.message.message.toLowerCase().includes(q.toLowerCase())
        : name === 'closed' && data.closed_at && closed && !q
    if (!isMatch) return
    this.#show(new Set([...search.matches, data.user_id]), search.hasMore)
    this.#rows.find(data.user_id)
  }

  #show(matches: Set<string>, hasMore: boolean) {
    // What was asked for before may come late.
    const { q, filter } = this.#known.getState().view
    const isWanted = q === this.#wanted.q && (filter === 'closed') === this.#wanted.closed
    if (isWanted) this.#known.change({ search: { matches, hasMore } })
  }
}
