import type { ApiClient } from '#app/contract/api-client.ts'
import { conversationsApi } from '../../conversations-contract.ts'
import type { Known, Part } from '../inbox/known.ts'

/** Tells the server how far the conversation that is seen has been read. */
export class Reading implements Part {
  #known: Known
  #api: ApiClient
  #told = { user_id: '', seq: 0 }

  constructor(known: Known, api: ApiClient) {
    this.#known = known
    this.#api = api
    known.subscribe(() => this.refresh())
  }

  hear() {}

  /** What failed is done when the server can be reached again. Never rejects. */
  async refresh() {
    const { view, isShown, conversation } = this.#known.getState()
    if (!isShown || !conversation || view.user !== conversation.userId) return
    const { userId: user_id, lastSeq: seq } = conversation
    const before = this.#told
    if (seq <= (before.user_id === user_id ? before.seq : 0)) return
    this.#told = { user_id, seq }
    const isDone = await this.#api
      .attempt(conversationsApi.read, { params: { user_id }, body: { seq } })
      .then(({ ok }) => ok)
      .catch(() => false)
    if (!isDone) this.#told = before
  }
}
