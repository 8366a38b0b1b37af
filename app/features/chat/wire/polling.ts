import type { Observable } from './observable.ts'

const POLL_MS = 3000
/** A stream that has broken off is mostly back before. */
const FIRST_POLL_MS = 1000
const LOST_AFTER_MS = 3000

/** How one end is connected to the server. */
export interface Connection {
  /** Whether somebody looks at the chat now. */
  isShown: boolean
  /** Whether a stream brings what comes. */
  isLive: boolean
  /** Nothing has come through for a while. */
  isReconnecting: boolean
}

interface Options<State> {
  known: Observable<State & Connection>
  /** Rejects when the server cannot be asked. */
  ask: () => Promise<void>
  /** Called every time the server has answered; `isBack`: after it had failed to. */
  onAnswered?: (isBack: boolean) => void
}

/** Asks the server when told to, and every 3 s while it is shown and nothing else brings what is new. */
export class Polling<State> {
  #options: Options<State>
  #isFailing = false
  #isPolling = false
  #isWanted = false
  #asking: Promise<void> | undefined
  #pollTimer: ReturnType<typeof setTimeout> | undefined
  #lostTimer: ReturnType<typeof setTimeout> | undefined

  constructor(options: Options<State>) {
    this.#options = options
    options.known.subscribe(() => this.#poll())
  }

  /** At once, or again when a question is already on its way. */
  now() {
    this.#isWanted = true
    this.#asking ??= this.#askUntilDone()
    return this.#asking
  }

  /** At once, if what is known may be old; `isDoubtful`: it is. */
  check(isDoubtful = false) {
    this.#isFailing ||= isDoubtful
    this.#poll()
    if (this.#isPolling) this.now()
  }

  async #askUntilDone() {
    clearTimeout(this.#pollTimer)
    while (this.#isWanted) {
      this.#isWanted = false
      this.#awaitAnswer()
      await this.#ask()
    }
    this.#asking = undefined
    if (this.#isPolling) this.#pollAfter(POLL_MS)
  }

  async #ask() {
    const wasFailing = this.#isFailing
    try {
      await this.#options.ask()
      this.#isFailing = false
      this.#find()
      this.#options.onAnswered?.(wasFailing)
    } catch (error) {
      console.warn('The chat could not be read', error)
      this.#isFailing = true
    }
    this.#poll()
  }

  #poll() {
    const { isShown, isLive } = this.#options.known.getState()
    const isPolling = isShown && (!isLive || this.#isFailing)
    if (isPolling === this.#isPolling) return
    this.#isPolling = isPolling
    clearTimeout(this.#pollTimer)
    if (!isPolling) return this.#find()
    this.#awaitAnswer()
    this.#pollAfter(FIRST_POLL_MS)
  }

  #pollAfter(ms: number) {
    clearTimeout(this.#pollTimer)
    this.#pollTimer = setTimeout(() => this.now(), ms)
  }

  #awaitAnswer() {
    if (this.#isPolling) this.#lostTimer ??= setTimeout(() => this.#show(true), LOST_AFTER_MS)
  }

  #find() {
    clearTimeout(this.#lostTimer)
    this.#lostTimer = undefined
    this.#show(false)
  }

  #show(isReconnecting: boolean) {
    this.#options.known.change({ isReconnecting } as Partial<State & Connection>)
  }
}
