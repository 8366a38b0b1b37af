import { Polling } from '../../transport/polling.ts'
import { fetchMessages } from './chat-api.ts'
import type { ConversationData, ConversationStore } from './conversation-store.ts'
import { hasGap, lastSeqOf, reconcile } from './history.ts'

const PAGE_SIZE = 1000

/** Fetches a visitor's messages when the stream has missed some, or when there is no stream. */
export class HistoryPolling {
  #store: ConversationStore
  #isFullRequested = false
  #polling: Polling<ConversationData>

  /**
   * `onResponse` is called after every response. `isRecovered` is true for the first one after a
   * failure.
   */
  constructor(store: ConversationStore, onResponse: (isRecovered: boolean) => void) {
    this.#store = store
    this.#polling = new Polling({ store, poll: () => this.#request(), onResponse })
  }

  /** Fetches all messages, which also removes deleted ones. */
  refresh() {
    this.#isFullRequested = true
    return this.catchUp()
  }

  /** Fetches missing messages. */
  catchUp() {
    return this.#polling.pollNow()
  }

  async #request() {
    const isFull = this.#isFullRequested
    this.#isFullRequested = false
    try {
      await (isFull ? this.#fetchAll() : this.#fetchNext())
    } catch (error) {
      this.#isFullRequested ||= isFull
      throw error
    }
  }

  async #fetchAll() {
    const stateAtRequest = this.#store.getState()
    const messages = await this.#fetchMessages(undefined)
    // Ignores an empty list, because the server also returns one if this browser has lost access.
    if (messages.length === 0) return
    this.#store.change(reconcile(this.#store.getState(), messages, lastSeqOf(stateAtRequest)))
  }

  async #fetchNext() {
    const messages = await this.#fetchMessages(this.#store.cursor)
    this.#store.add(messages)
    if (messages.length === PAGE_SIZE) this.catchUp()
    else if (hasGap(this.#store.getState())) this.refresh()
  }

  async #fetchMessages(after: number | undefined) {
    const { messages, isClosed } = await fetchMessages(this.#store.getState().visitorId, after)
    const { office, isLive } = this.#store.getState()
    // If the stream is live, its `closed` event is newer than this response.
    if (!isLive) this.#store.change({ office: { ...office, isClosed } })
    return messages
  }
}
