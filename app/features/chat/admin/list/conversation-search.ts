import type { OfficeEvent } from '../../stream-events.ts'
import type { Part, SearchState } from '../inbox/known.ts'
import type { ConversationRows } from './conversation-rows.ts'

const PER_PAGE = 50

interface Options {
  rows: ConversationRows
  q: string
  onFound: (state: SearchState) => void
}

/** Which conversations have a text in them; their rows are kept with all others. */
export class ConversationSearch implements Part {
  #options: Options
  #limit = PER_PAGE
  #found: SearchState | undefined

  constructor(options: Options) {
    this.#options = options
  }

  async refresh() {
    const { rows, q } = this.#options
    const limit = this.#limit
    const found = await rows.read({ q, limit })
    rows.know(found)
    this.#show(
      found.map(({ user_id }) => user_id),
      found.length === limit,
    )
  }

  async showMore() {
    this.#limit += PER_PAGE
    await this.refresh()
  }

  hear({ name, data }: OfficeEvent) {
    if (name !== 'conversation' || !this.#found) return
    const { matches, hasMore } = this.#found
    const isMatch = data.message.message.toLowerCase().includes(this.#options.q.toLowerCase())
    if (isMatch) this.#show([...matches, data.user_id], hasMore)
  }

  #show(userIds: string[], hasMore: boolean) {
    this.#found = { matches: new Set(userIds), hasMore }
    this.#options.onFound(this.#found)
  }
}
