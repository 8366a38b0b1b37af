import { backoffMs } from '../../wire/backoff.ts'
import { openEventStream, type VisitorEvent } from './event-stream.ts'

/** Longer than the server is ever silent. */
const FRESH_MS = 25_000
/** What breaks off sooner was not let in for good. */
const SHORT_LIFE_MS = 1000
const BLOCKED_RETRY_MS = 5 * 60_000

interface Options {
  visitorId: string
  /** The seq after which the next connection goes on. */
  cursor: () => number
  onEvent: (event: VisitorEvent) => void
  onLive: (isLive: boolean) => void
}

/** A visitor's stream that comes back whenever it breaks, from `start` to `stop`. */
export class LiveStream {
  #options: Options
  #isRunning = false
  #isLive = false
  #close: (() => void) | undefined
  #retryTimer: ReturnType<typeof setTimeout> | undefined
  #openedAt = 0
  #heardAt = 0
  /** Connections in a row that brought no hello. */
  #unheard = 0
  #failures = 0

  constructor(options: Options) {
    this.#options = options
  }

  start() {
    if (this.#isRunning) return
    this.#isRunning = true
    this.#connect()
  }

  stop() {
    this.#isRunning = false
    this.#disconnect()
  }

  /** Comes back now instead of later; a connection that may be dead is given up. */
  wake(isNetworkNew = false) {
    if (!this.#isRunning) return
    const isFresh = Date.now() - Math.max(this.#heardAt, this.#openedAt) < FRESH_MS
    if (!this.#close || !isFresh || isNetworkNew) this.#connect()
  }

  #connect() {
    this.#disconnect()
    this.#openedAt = Date.now()
    const { visitorId, cursor } = this.#options
    this.#close = openEventStream(visitorId, cursor(), {
      onEvent: (event) => this.#hear(event),
      onEnd: () => this.#comeBack(),
    })
  }

  #disconnect() {
    clearTimeout(this.#retryTimer)
    this.#close?.()
    this.#close = undefined
    this.#setLive(false)
  }

  #hear(event: VisitorEvent) {
    this.#heardAt = Date.now()
    this.#options.onEvent(event)
    if (event.name === 'hello') this.#setLive(true)
  }

  #comeBack() {
    const wasLive = this.#isLive
    const wasShort = Date.now() - this.#openedAt < SHORT_LIFE_MS
    this.#disconnect()
    this.#unheard = wasLive ? 0 : this.#unheard + 1
    this.#failures = wasLive && !wasShort ? 0 : this.#failures + 1
    this.#retryTimer = setTimeout(() => this.#connect(), this.#waitMs())
  }

  #waitMs() {
    if (this.#unheard >= 2) return BLOCKED_RETRY_MS
    return this.#failures === 0 ? 0 : backoffMs(this.#failures)
  }

  #setLive(isLive: boolean) {
    if (isLive === this.#isLive) return
    this.#isLive = isLive
    this.#options.onLive(isLive)
  }
}
