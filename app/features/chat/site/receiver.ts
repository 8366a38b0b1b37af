import type { Message } from '../contract.ts'
import { receive } from './chat-api.ts'
import type { MessageCache } from './message-cache.ts'

const POLL_MS = 3000
const LOST_AFTER_MS = 3000
const PAGE = 1000

interface Watcher {
  /** Where messages go; another one when the visitor's id has changed. */
  cache: () => MessageCache
  /** Every time the server has answered. */
  answered: (wasFailing: boolean) => void
  setReconnecting: (isReconnecting: boolean) => void
}

/** Asks the server for a visitor's messages: everything first, then what is new. */
export class Receiver {
  #watcher: Watcher
  /** The last seq that a list of the server has shown; undefined: everything is to be asked for. */
  #cursor: number | undefined
  #asking: Promise<void> | undefined
  #isWantedAgain = false
  #isWatching = false
  #isFailing = false
  #pollTimer: ReturnType<typeof setTimeout> | undefined
  #lostTimer: ReturnType<typeof setTimeout> | undefined

  constructor(watcher: Watcher) {
    this.#watcher = watcher
  }

  /** While watched, the server is asked every 3 s. */
  watch(isWatching: boolean) {
    this.#isWatching = isWatching
    clearTimeout(this.#pollTimer)
    if (!isWatching) this.#setConnected()
  }

  /** Asks for everything, which also shows what the office has deleted. */
  refresh() {
    this.#cursor = undefined
    return this.catchUp()
  }

  /** Asks for what is new, at once, or again when a question is already on its way. */
  catchUp() {
    this.#isWantedAgain = true
    this.#asking ??= this.#askUntilDone()
    return this.#asking
  }

  async #askUntilDone() {
    clearTimeout(this.#pollTimer)
    while (this.#isWantedAgain) {
      this.#isWantedAgain = false
      await this.#ask()
    }
    this.#asking = undefined
    if (this.#isWatching) this.#pollTimer = setTimeout(() => this.catchUp(), POLL_MS)
  }

  async #ask() {
    const cache = this.#watcher.cache()
    const after = this.#cursor
    const askedAtSeq = cache.lastSeq
    if (this.#isWatching) this.#lostTimer ??= setTimeout(this.#setLost, LOST_AFTER_MS)
    try {
      const messages = await receive(cache.visitorId, after)
      const isOutdated = cache !== this.#watcher.cache() || after !== this.#cursor
      if (!isOutdated) this.#take(messages, cache, askedAtSeq)
      this.#setConnected()
      const wasFailing = this.#isFailing
      this.#isFailing = false
      this.#watcher.answered(wasFailing)
    } catch (error) {
      this.#isFailing = true
      console.error(error)
    }
  }

  #take(messages: Message[], cache: MessageCache, askedAtSeq: number) {
    const after = this.#cursor
    if (after === undefined) cache.replace(messages, askedAtSeq)
    else cache.add(messages)
    this.#cursor = messages.at(-1)?.seq ?? after ?? 0
    if (after !== undefined && messages.length === PAGE) this.#isWantedAgain = true
  }

  #setLost = () => this.#watcher.setReconnecting(true)

  #setConnected() {
    clearTimeout(this.#lostTimer)
    this.#lostTimer = undefined
    this.#watcher.setReconnecting(false)
  }
}
