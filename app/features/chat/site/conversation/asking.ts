import { receive } from './chat-api.ts'
import { hasGap, lastSeqOf, replace } from './history.ts'
import type { Known } from './known.ts'

const POLL_MS = 3000
/** A stream that has broken off is mostly back before. */
const FIRST_POLL_MS = 1000
const LOST_AFTER_MS = 3000
const PAGE = 1000

/** Asks the server for a visitor's messages: for what a stream has missed, or instead of one. */
export class Asking {
  #known: Known
  #onAnswered: (isBack: boolean) => void
  #isEverythingWanted = false
  #isWantedAgain = false
  #asking: Promise<void> | undefined
  #isPolling = false
  #isFailing = false
  #pollTimer: ReturnType<typeof setTimeout> | undefined
  #lostTimer: ReturnType<typeof setTimeout> | undefined

  /** `onAnswered` is called every time the server has answered; `isBack`: after it had failed to. */
  constructor(known: Known, onAnswered: (isBack: boolean) => void) {
    this.#known = known
    this.#onAnswered = onAnswered
  }

  /** While nothing else brings messages, the server is asked every 3 s. */
  poll(isPolling: boolean) {
    if (isPolling === this.#isPolling) return
    this.#isPolling = isPolling
    clearTimeout(this.#pollTimer)
    if (!isPolling) return this.#setConnected()
    this.#awaitAnswer()
    this.#pollAfter(FIRST_POLL_MS)
  }

  /** Asks for everything, which also shows what the office has deleted. */
  refresh() {
    this.#isEverythingWanted = true
    return this.catchUp()
  }

  /** Asks for what is missing, at once, or again when a question is already on its way. */
  catchUp() {
    this.#isWantedAgain = true
    this.#asking ??= this.#askUntilWhole()
    return this.#asking
  }

  async #askUntilWhole() {
    clearTimeout(this.#pollTimer)
    while (this.#isWantedAgain) {
      this.#isWantedAgain = false
      await this.#ask()
    }
    this.#asking = undefined
    if (this.#isPolling) this.#pollAfter(POLL_MS)
  }

  async #ask() {
    const isEverything = this.#isEverythingWanted
    this.#isEverythingWanted = false
    this.#awaitAnswer()
    try {
      await (isEverything ? this.#takeAll() : this.#takeNext())
      this.#setConnected()
      const wasFailing = this.#isFailing
      this.#isFailing = false
      this.#onAnswered(wasFailing)
    } catch (error) {
      this.#isFailing = true
      this.#isEverythingWanted ||= isEverything
      console.error(error)
    }
  }

  async #takeAll() {
    const asked = this.#known.getState()
    const messages = await receive(asked.visitorId, undefined)
    // Nothing at all may also mean that this browser may no longer read it.
    if (messages.length === 0) return
    this.#known.change(replace(this.#known.getState(), messages, lastSeqOf(asked)))
  }

  async #takeNext() {
    const messages = await receive(this.#known.getState().visitorId, this.#known.cursor)
    this.#known.add(messages)
    if (messages.length === PAGE) this.#isWantedAgain = true
    else if (hasGap(this.#known.getState())) this.#isEverythingWanted = this.#isWantedAgain = true
  }

  #awaitAnswer() {
    if (!this.#isPolling) return
    this.#lostTimer ??= setTimeout(
      () => this.#known.change({ isReconnecting: true }),
      LOST_AFTER_MS,
    )
  }

  #pollAfter(ms: number) {
    this.#pollTimer = setTimeout(() => this.catchUp(), ms)
  }

  #setConnected() {
    clearTimeout(this.#lostTimer)
    this.#lostTimer = undefined
    this.#known.change({ isReconnecting: false })
  }
}
