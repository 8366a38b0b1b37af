import type { OfficeEvent } from '../../stream-events.ts'
import type { Known, Part } from '../inbox/known.ts'
import type { ConversationRows } from './conversation-rows.ts'

const PER_PAGE = 50

/** Which conversations have a text in them; their rows are kept with all others. */
export class ConversationSearch implements Part {
  #known: Known
  #rows: ConversationRows
  #q: string
  #limit = PER_PAGE

  constructor(known: Known, rows: ConversationRows, q: string) {
    this.#known = known
    this.#rows = rows
    this.#q = q
  }

  async refresh() {
    const limit = this.#limit
    const found = await this.#rows.read({ q: this.#q, limit })
    this.#rows.know(found)
    this.#show(new Set(found.map(({ user_id }) => user_id)), found.length === limit)
  }

  async showMore() {
    this.#limit += PER_PAGE
    await this.refresh()
  }

  hear({ name, data }: OfficeEvent) {
    const { search } = this.#known.getState()
    if (name !== 'conversation' || !search) return
    const isMatch = data.message.message.toLowerCase().includes(this.#q.toLowerCase())
    if (isMatch) this.#show(new Set([...search.matches, data.user_id]), search.hasMore)
  }

  #show(matches: Set<string>, hasMore: boolean) {
    // What was asked for before may come late.
    if (this.#known.getState().view.q === this.#q)
      this.#known.change({ search: { matches, hasMore } })
  }
}
