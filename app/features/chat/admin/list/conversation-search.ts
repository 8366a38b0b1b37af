import type { OfficeEvent } from '../../stream-events.ts'
import { Observable } from '../../wire/observable.ts'
import type { OfficeListener } from '../inbox/live-office.ts'
import type { ConversationRows } from './conversation-rows.ts'

const PER_PAGE = 50

export interface SearchState {
  /** Which visitors' conversations match; undefined until the server has answered. */
  matches: ReadonlySet<string> | undefined
  hasMore: boolean
}

/** Which conversations have a text in them; their rows are kept with all others. */
export class ConversationSearch extends Observable<SearchState> implements OfficeListener {
  #rows: ConversationRows
  #q: string
  #limit = PER_PAGE

  constructor(rows: ConversationRows, q: string) {
    super({ matches: undefined, hasMore: false })
    this.#rows = rows
    this.#q = q
  }

  async refresh() {
    const limit = this.#limit
    const found = await this.#rows.read({ q: this.#q, limit })
    this.#rows.know(found)
    const matches = new Set(found.map(({ user_id }) => user_id))
    this.setState({ matches, hasMore: found.length === limit })
  }

  async showMore() {
    this.#limit += PER_PAGE
    await this.refresh()
  }

  hear({ name, data }: OfficeEvent) {
    const { matches, hasMore } = this.getState()
    if (name !== 'conversation' || !matches) return
    const isMatch = data.message.message.toLowerCase().includes(this.#q.toLowerCase())
    if (isMatch) this.setState({ matches: new Set([...matches, data.user_id]), hasMore })
  }
}
