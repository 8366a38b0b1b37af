import { sendRead } from './chat-api.ts'
import type { ConversationStore } from './conversation-store.ts'
import { cursorOf } from './history.ts'

/** Tracks the visitor's read position and reports it to the server. */
export class ReadState {
  #store: ConversationStore
  #serverSeq = 0
  #reportedSeq = 0
  #isReporting = false

  constructor(store: ConversationStore) {
    this.#store = store
    store.subscribe(() => this.#markVisibleRead())
  }

  /** Sets the read position that the server has stored. Reports a later position again. */
  setServerSeq(seq: number) {
    this.#serverSeq = Math.max(this.#serverSeq, seq)
    this.#reportedSeq = 0
    this.#setReadSeq(seq)
    this.#report()
  }

  /** Marks the last office message as read, unless an earlier message is missing. */
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
