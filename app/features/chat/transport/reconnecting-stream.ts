import { backoffMs } from './backoff.ts'

/** A proxy may delay the response forever. */
const HELLO_TIMEOUT_MS = 15_000
/** The server sends a ping every 20 s. */
const SILENCE_TIMEOUT_MS = 45_000
/** Longer than the server's ping interval. */
const FRESH_MS = 25_000
/** A shorter connection counts as failed. */
const MIN_LIFETIME_MS = 1000
const BLOCKED_RETRY_MS = 5 * 60_000

/** `unreachable`: there was no response. `ended`: do not reconnect. */
type EndReason = 'broken' | 'unreachable' | 'ended'

/** Opens one connection without reconnecting. Returns a function that closes it. */
export type Connect<Event> = (listener: {
  onEvents: (events: Event[]) => void
  onEnd: (reason: EndReason) => void
}) => () => void

export interface StreamListener<Event> {
  onEvents: (events: Event[]) => void
  /** The stream is live from the hello event until the connection ends. */
  onLive: (isLive: boolean) => void
}

/** A stream that reconnects after every break, from `start` to `stop`. */
export class ReconnectingStream<Event extends { name: string }> {
  #connectOnce: Connect<Event>
  #listener: StreamListener<Event>
  #isRunning = false
  #isLive = false
  #close: (() => void) | undefined
  #watchdog: ReturnType<typeof setTimeout> | undefined
  #retryTimer: ReturnType<typeof setTimeout> | undefined
  #openedAt = 0
  #lastEventAt = 0
  /** The number of successive connections with a response but without a hello event. */
  #connectionsWithoutHello = 0
  #failures = 0

  constructor(connect: Connect<Event>, listener: StreamListener<Event>) {
    this.#connectOnce = connect
    this.#listener = listener
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

  /** Reconnects immediately if the stream is disconnected or its connection may be dead. */
  wake(hasNetworkChanged: boolean) {
    if (!this.#isRunning) return
    const isFresh = Date.now() - Math.max(this.#lastEventAt, this.#openedAt) < FRESH_MS
    if (!this.#close || !isFresh || hasNetworkChanged) this.#connect()
  }

  #connect() {
    this.#disconnect()
    this.#openedAt = Date.now()
    const close = this.#connectOnce({
      onEvents: (events) => this.#handleEvents(events),
      onEnd: (reason) => this.#close === close && this.#end(reason),
    })
    this.#close = close
    this.#restartWatchdog(HELLO_TIMEOUT_MS)
  }

  #disconnect() {
    clearTimeout(this.#retryTimer)
    clearTimeout(this.#watchdog)
    this.#close?.()
    this.#close = undefined
    this.#setLive(false)
  }

  #handleEvents(events: Event[]) {
    this.#lastEventAt = Date.now()
    this.#restartWatchdog(SILENCE_TIMEOUT_MS)
    if (events.some(({ name }) => name === 'hello')) this.#setLive(true)
    this.#listener.onEvents(events)
  }

  #restartWatchdog(silentMs: number) {
    clearTimeout(this.#watchdog)
    this.#watchdog = setTimeout(() => this.#end('broken'), silentMs)
  }

  #end(reason: EndReason) {
    const wasLive = this.#isLive
    const wasShort = Date.now() - this.#openedAt < MIN_LIFETIME_MS
    if (reason === 'ended') return this.stop()
    this.#disconnect()
    this.#connectionsWithoutHello =
      wasLive || reason === 'unreachable' ? 0 : this.#connectionsWithoutHello + 1
    this.#failures = wasLive && !wasShort ? 0 : this.#failures + 1
    this.#retryTimer = setTimeout(() => this.#connect(), this.#retryDelayMs())
  }

  #retryDelayMs() {
    if (this.#connectionsWithoutHello >= 2) return BLOCKED_RETRY_MS
    return this.#failures === 0 ? 0 : backoffMs(this.#failures)
  }

  #setLive(isLive: boolean) {
    if (isLive === this.#isLive) return
    this.#isLive = isLive
    this.#listener.onLive(isLive)
  }
}
