import { receive } from './chat-api.ts'
import type { MessageCache } from './message-cache.ts'

const POLL_MS = 3000
/** A stream that has broken off is mostly back before. */
const FIRST_POLL_MS = 1000
const LOST_AFTER_MS = 3000
const PAGE = 1000

interface Watcher {
  /** Every time the server has answered. */
  answered: (wasFailing: boolean) => void
  setReconnecting: (isReconnecting: boolean) => void
}

/** Asks the server for a visitor's messages: for what a stream has missed, or instead of one. */
export class Receiver {
  #cache: MessageCache
  #watcher: Watcher
  #isEverythingWanted = false
  #isWantedAgain = false
  #asking: Promise<void> | undefined
  #isPolling = false
  #isFailing = false
  #pollTimer: ReturnType<typeof setTimeout> | undefined
  #lostTimer: ReturnType<typeof setTimeout> | undefined

  constructor(cache: MessageCache, watcher: Watcher) {
    this.#cache = cache
    this.#watcher = watcher
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
      this.#watcher.answered(wasFailing)
    } catch (error) {
      this.#isFailing = true
      this.#isEverythingWanted ||= isEverything
      console.error(error)
    }
  }

  async #takeAll() {
    const askedAtSeq = this.#cache.lastSeq
    const messages = await receive(this.#cache.visitorId, undefined)
    // Nothing at all may also mean that this browser may no longer read it.
    if (messages.length > 0) this.#cache.replace(messages, askedAtSeq)
  }

  async #takeNext() {
    const messages = await receive(this.#cache.visitorId, this.#cache.cursor)
    this.#cache.add(messages)
    if (messages.length === PAGE) this.#isWantedAgain = true
    else if (this.#cache.hasGap) this.#isEverythingWanted = this.#isWantedAgain = true
  }

  #awaitAnswer() {
    if (!this.#isPolling) return
    this.#lostTimer ??= setTimeout(() => this.#watcher.setReconnecting(true), LOST_AFTER_MS)
  }

  #pollAfter(ms: number) {
    this.#pollTimer = setTimeout(() => this.catchUp(), ms)
  }

  #setConnected() {
    clearTimeout(this.#lostTimer)
    this.#lostTimer = undefined
    this.#watcher.setReconnecting(false)
  }
}
