import type { ApiClient } from '#app/contract/api-client.ts'
import { conversationsApi } from '../../conversations-contract.ts'
import type { InboxModule, InboxStore } from '../inbox/inbox-state.ts'

/** Reports the read position of the open conversation to the server. */
export class ReadState implements InboxModule {
  #store: InboxStore
  #api: ApiClient
  #reported = { user_id: '', seq: 0 }

  constructor(store: InboxStore, api: ApiClient) {
    this.#store = store
    this.#api = api
    store.subscribe(() => this.#reportReadPosition())
  }

  handleEvent() {}

  /** Repeats a failed report after reconnecting. */
  refresh() {
    return this.#reportReadPosition()
  }

  /** Never rejects. */
  async #reportReadPosition() {
    const { view, isVisible, conversation } = this.#store.getState()
    if (!isVisible || !conversation || view.user !== conversation.userId) return
    const { userId: user_id, lastSeq: seq } = conversation
    const previous = this.#reported
    if (seq <= (previous.user_id === user_id ? previous.seq : 0)) return
    this.#reported = { user_id, seq }
    const isStored = await this.#api
      .attempt(conversationsApi.read, { params: { user_id }, body: { seq } })
      .then(({ ok }) => ok)
      .catch(() => false)
    if (!isStored) this.#reported = previous
  }
}
