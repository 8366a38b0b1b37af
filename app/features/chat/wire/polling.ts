const POLL_MS = 3000
/** A stream that has broken off is mostly back before. */
const FIRST_POLL_MS = 1000
const LOST_AFTER_MS = 3000

interface Options {
  /** Rejects when the server cannot be asked. */
  ask: () => Promise<void>
  /** Called every time the server has answered; `isBack`: after it had failed to. */
  onAnswered: (isBack: boolean) => void
  /** Whether nothing has come through for a while. */
  onLost: (isLost: boolean) => void
}

/** Asks the server when told to, and every 3 s while nothing else brings what is new. */
export class Polling {
  #options: Options
  #isShown = false
  #isLive = false
  /** Whether the last question was answered, and nothing makes that doubtful. */
  #isReached = true
  #isPolling = false
  #isWanted = false
  #asking: Promise<void> | undefined
  #pollTimer: ReturnType<typeof setTimeout> | undefined
  #lostTimer: ReturnType<typeof setTimeout> | undefined

  constructor(options: Options) {
    this.#options = options
  }

  /** Whether nothing else brings what is new. */
  get isPolling() {
    return this.#isPolling
  }

  /** `isShown`: somebody looks; `isLive`: a stream brings what comes. */
  follow(isShown: boolean, isLive: boolean) {
    this.#isShown = isShown
    this.#isLive = isLive
    this.#poll()
  }

  /** At once, or again when a question is already on its way. */
  now() {
    this.#isWanted = true
    this.#asking ??= this.#askUntilDone()
    return this.#asking
  }

  /** As if the last question had failed. */
  doubt() {
    this.#setReached(false)
    return this.now()
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
    try {
      await this.#options.ask()
    } catch (error) {
      console.warn('The chat could not be read', error)
      return this.#setReached(false)
    }
    const isBack = !this.#isReached
    this.#setReached(true)
    this.#setFound()
    this.#options.onAnswered(isBack)
  }

  #setReached(isReached: boolean) {
    this.#isReached = isReached
    this.#poll()
  }

  #poll() {
    const isPolling = this.#isShown && !(this.#isLive && this.#isReached)
    if (isPolling === this.#isPolling) return
    this.#isPolling = isPolling
    if (isPolling) {
      this.#awaitAnswer()
      this.#pollAfter(FIRST_POLL_MS)
    } else {
      clearTimeout(this.#pollTimer)
      this.#setFound()
    }
  }

  #pollAfter(ms: number) {
    clearTimeout(this.#pollTimer)
    this.#pollTimer = setTimeout(() => this.now(), ms)
  }

  #awaitAnswer() {
    if (!this.#isPolling) return
    this.#lostTimer ??= setTimeout(() => this.#options.onLost(true), LOST_AFTER_MS)
  }

  #setFound() {
    clearTimeout(this.#lostTimer)
    this.#lostTimer = undefined
    this.#options.onLost(false)
  }
}
