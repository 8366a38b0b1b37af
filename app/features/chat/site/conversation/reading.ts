import { tellRead } from './chat-api.ts'
import { cursorOf } from './history.ts'
import type { Known } from './known.ts'

/** Notes how far the visitor has read, and tells the server. */
export class Reading {
  #known: Known
  #serverSeq = 0
  #toldSeq = 0
  #isTelling = false

  constructor(known: Known) {
    this.#known = known
    known.subscribe(() => this.#see())
  }

  /** The server knows so much; what it does not know yet is told again. */
  learn(seq: number) {
    this.#serverSeq = Math.max(this.#serverSeq, seq)
    this.#toldSeq = 0
    this.#note(seq)
    this.#tell()
  }

  /** Everything up to the last one of the office's that nothing is missing before is on the screen. */
  #see() {
    const state = this.#known.getState()
    const last = state.isShown && state.messages.findLast(({ sender }) => sender === 'admin')
    if (!last) return
    this.#note(Math.min(last.seq, cursorOf(state)))
    this.#tell()
  }

  #note(seq: number) {
    this.#known.change({ readSeq: Math.max(this.#known.getState().readSeq, seq) })
  }

  async #tell() {
    const { visitorId, readSeq } = this.#known.getState()
    if (this.#isTelling || readSeq <= Math.max(this.#serverSeq, this.#toldSeq)) return
    this.#isTelling = true
    this.#toldSeq = readSeq
    if (await tellRead(visitorId, readSeq)) this.#serverSeq = Math.max(this.#serverSeq, readSeq)
    this.#isTelling = false
    if (this.#known.getState().readSeq > this.#toldSeq) this.#tell()
  }
}
