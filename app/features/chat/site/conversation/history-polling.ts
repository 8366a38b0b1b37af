import { Polling } from '../../transport/polling.ts'
import { receive } from './chat-api.ts'
import type { ConversationData, ConversationStore } from './conversation-store.ts'
import { hasGap, lastSeqOf, reconcile } from './history.ts'

const PAGE = 1000

/** Asks the server for a visitor's messages: for what a stream has missed, or instead of one. */
export class HistoryPolling {
  #store: ConversationStore
  #isFullRequested = false
  #polling: Polling<ConversationData>

  /** `onAnswered` is called every time the server has answered; `isBack`: after it had failed to. */
  constructor(store: ConversationStore, onAnswered: (isRestored: boolean) => void) {
    this.#store = store
    this.#polling = new Polling({ store, poll: () => this.#request(), onResponse: onAnswered })
  }

  /** Asks for everything, which also shows what the office has deleted. */
  refresh() {
    this.#isFullRequested = true
    return this.catchUp()
  }

  /** Asks for what is missing. */
  catchUp() {
    return this.#polling.pollNow()
  }

  async #request() {
    const isEverything = this.#isFullRequested
    this.#isFullRequested = false
    try {
      await (isEverything ? this.#fetchAll() : this.#fetchNext())
    } catch (error) {
      this.#isFullRequested ||= isEverything
      throw error
    }
  }

  async #fetchAll() {
    const requested = this.#store.getState()
    const messages = await this.#receive(undefined)
    // Nothing at all may also mean that this browser may no longer read it.
    if (messages.length === 0) return
    this.#store.change(reconcile(this.#store.getState(), messages, lastSeqOf(requested)))
  }

  async #fetchNext() {
    const messages = await this.#receive(this.#store.cursor)
    this.#store.add(messages)
    if (messages.length === PAGE) this.catchUp()
    else if (hasGap(this.#store.getState())) this.refresh()
  }

  async #receive(after: number | undefined) {
    const { messages, isClosed } = await receive(this.#store.getState().visitorId, after)
    const { office, isLive } = this.#store.getState()
    // A stream may have told since what is newer.
    if (!isLive) this.#store.change({ office: { ...office, isClosed } })
    return messages
  }
}
