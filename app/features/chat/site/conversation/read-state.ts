import { sendRead } from './chat-api.ts'
import type { ConversationStore } from './conversation-store.ts'
import { cursorOf } from './history.ts'

/** Notes how far the visitor has read, and tells the server. */
export class ReadState {
  #store: ConversationStore
  #serverSeq = 0
  #reportedSeq = 0
  #isReporting = false

  constructor(store: ConversationStore) {
    this.#store = store
    store.subscribe(() => this.#markVisibleRead())
  }

  /** The server knows so much; what it does not know yet is told again. */
  setServerSeq(seq: number) {
    this.#serverSeq = Math.max(this.#serverSeq, seq)
    this.#reportedSeq = 0
    this.#setReadSeq(seq)
    this.#report()
  }

  /** Everything up to the last one of the office's that nothing is missing before is on the screen. */
  #markVisibleRead() {
    const state = this.#store.getState()
    const last = state.isVisible && state.messages.findLast(({ sender }) => sender === 'admin')
    if (!last) return
    this.#setReadSeq(Math.min(last.seq, cursorOf(state)))
    this.#report()
  }

  #setReadSeq(seq: number) {
    this.#store.change({ readSeq: Math.max(this.#store.getState().readSeq, seq) })
  }

  async #report() {
    const { visitorId, readSeq } = this.#store.getState()
    if (this.#isReporting || readSeq <= Math.max(this.#serverSeq, this.#reportedSeq)) return
    this.#isReporting = true
    this.#reportedSeq = readSeq
    if (await sendRead(visitorId, readSeq)) this.#serverSeq = Math.max(this.#serverSeq, readSeq)
    this.#isReporting = false
    if (this.#store.getState().readSeq > this.#reportedSeq) this.#report()
  }
}
