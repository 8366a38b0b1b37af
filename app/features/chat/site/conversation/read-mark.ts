import { tellRead } from './chat-api.ts'

/** How far the visitor has read, here and as the server knows it. */
export class ReadMark {
  #visitorId: string
  #seen = 0
  #known = 0
  #told = 0
  #isTelling = false

  constructor(visitorId: string) {
    this.#visitorId = visitorId
  }

  get seq() {
    return Math.max(this.#seen, this.#known)
  }

  /** The server knows so much; what it does not know yet is told again. */
  learn(seq: number) {
    this.#known = Math.max(this.#known, seq)
    this.#told = 0
  }

  /** Everything up to this seq has been on the screen. */
  async see(seq: number) {
    this.#seen = Math.max(this.#seen, seq)
    if (this.#isTelling || this.#seen <= Math.max(this.#known, this.#told)) return
    this.#isTelling = true
    this.#told = this.#seen
    if (await tellRead(this.#visitorId, this.#told)) this.#known = this.#told
    this.#isTelling = false
    if (this.#seen > this.#told) this.see(this.#seen)
  }
}
