import { Polling } from '../../wire/polling.ts'
import { receive } from './chat-api.ts'
import { hasGap, lastSeqOf, replace } from './history.ts'
import type { Known, KnownState } from './known.ts'

const PAGE = 1000

/** Asks the server for a visitor's messages: for what a stream has missed, or instead of one. */
export class Asking {
  #known: Known
  #isEverythingWanted = false
  #polling: Polling<KnownState>

  /** `onAnswered` is called every time the server has answered; `isBack`: after it had failed to. */
  constructor(known: Known, onAnswered: (isBack: boolean) => void) {
    this.#known = known
    this.#polling = new Polling({ known, ask: () => this.#ask(), onAnswered })
  }

  /** Asks for everything, which also shows what the office has deleted. */
  refresh() {
    this.#isEverythingWanted = true
    return this.catchUp()
  }

  /** Asks for what is missing. */
  catchUp() {
    return this.#polling.now()
  }

  async #ask() {
    const isEverything = this.#isEverythingWanted
    this.#isEverythingWanted = false
    try {
      await (isEverything ? this.#takeAll() : this.#takeNext())
    } catch (error) {
      this.#isEverythingWanted ||= isEverything
      throw error
    }
  }

  async #takeAll() {
    const asked = this.#known.getState()
    const messages = await this.#receive(undefined)
    // Nothing at all may also mean that this browser may no longer read it.
    if (messages.length === 0) return
    this.#known.change(replace(this.#known.getState(), messages, lastSeqOf(asked)))
  }

  async #takeNext() {
    const messages = await this.#receive(this.#known.cursor)
    this.#known.add(messages)
    if (messages.length === PAGE) this.catchUp()
    else if (hasGap(this.#known.getState())) this.refresh()
  }

  async #receive(after: number | undefined) {
    const { messages, isClosed } = await receive(this.#known.getState().visitorId, after)
    const { office, isLive } = this.#known.getState()
    // A stream may have told since what is newer.
    if (!isLive) this.#known.change({ office: { ...office, isClosed } })
    return messages
  }
}
