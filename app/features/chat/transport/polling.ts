import type { Observable } from './observable.ts'

const POLL_MS = 3000
/** Within this time, a broken stream has usually reconnected. */
const FIRST_POLL_MS = 1000
const RECONNECTING_AFTER_MS = 3000

/** The state of the connection to the server. */
export interface Connection {
  /** Whether the chat is open in a visible tab. */
  isVisible: boolean
  /** Whether the stream delivers new events. */
  isLive: boolean
  /** Requests have failed for some time. */
  isReconnecting: boolean
}

interface Options<State> {
  store: Observable<State & Connection>
  /** Rejects when the server is unreachable. */
  poll: () => Promise<void>
  /** Called after every response. `isRecovered` is true for the first one after a failure. */
  onResponse?: (isRecovered: boolean) => void
}

/** Polls on request, and every 3 s while the chat is visible without a live stream. */
export class Polling<State> {
  #options: Options<State>
  #isFailing = false
  #isPolling = false
  #isPollRequested = false
  #currentPoll: Promise<void> | undefined
  #pollTimer: ReturnType<typeof setTimeout> | undefined
  #reconnectingTimer: ReturnType<typeof setTimeout> | undefined

  constructor(options: Options<State>) {
    this.#options = options
    options.store.subscribe(() => this.#update())
  }

  /** Polls immediately, or once more when a poll is running. */
  pollNow() {
    this.#isPollRequested = true
    this.#currentPoll ??= this.#pollUntilDone()
    return this.#currentPoll
  }

  /** Polls immediately if there is no live stream or the last poll failed. `isStale` means that the stream is broken. */
  pollIfStale(isStale = false) {
    this.#isFailing ||= isStale
    this.#update()
    if (this.#isPolling) this.pollNow()
  }

  async #pollUntilDone() {
    clearTimeout(this.#pollTimer)
    while (this.#isPollRequested) {
      this.#isPollRequested = false
      this.#startReconnectingTimer()
      await this.#pollOnce()
    }
    this.#currentPoll = undefined
    if (this.#isPolling) this.#pollAfter(POLL_MS)
  }

  async #pollOnce() {
    const wasFailing = this.#isFailing
    try {
      await this.#options.poll()
      this.#isFailing = false
      this.#clearReconnecting()
      this.#options.onResponse?.(wasFailing)
    } catch (error) {
      console.warn('The chat messages could not be loaded', error)
      this.#isFailing = true
    }
    this.#update()
  }

  #update() {
    const { isVisible, isLive } = this.#options.store.getState()
    const isPolling = isVisible && (!isLive || this.#isFailing)
    if (isPolling === this.#isPolling) return
    this.#isPolling = isPolling
    clearTimeout(this.#pollTimer)
    if (!isPolling) return this.#clearReconnecting()
    this.#startReconnectingTimer()
    this.#pollAfter(FIRST_POLL_MS)
  }

  #pollAfter(ms: number) {
    clearTimeout(this.#pollTimer)
    this.#pollTimer = setTimeout(() => this.pollNow(), ms)
  }

  #startReconnectingTimer() {
    if (this.#isPolling)
      this.#reconnectingTimer ??= setTimeout(
        () => this.#setReconnecting(true),
        RECONNECTING_AFTER_MS,
      )
  }

  #clearReconnecting() {
    clearTimeout(this.#reconnectingTimer)
    this.#reconnectingTimer = undefined
    this.#setReconnecting(false)
  }

  #setReconnecting(isReconnecting: boolean) {
    this.#options.store.change({ isReconnecting } as Partial<State & Connection>)
  }
}
