import { createParser } from 'eventsource-parser'
import { conversationsApi } from '../../contract.ts'
import type { OfficeEvents } from '../../stream-events.ts'
import { backoffMs } from '../../wire/backoff.ts'

/** Something between us and the server may hold the answer back for ever. */
const HELLO_WITHIN_MS = 15_000
/** A ping comes every 20 s. */
const SILENT_MS = 45_000
/** What broke off sooner had not been let in for good. */
const SHORT_LIFE_MS = 1000
const BLOCKED_RETRY_MS = 5 * 60_000

/** A name and its data, of those in stream-events.ts. */
export type OfficeEvent = {
  [Name in keyof OfficeEvents]: { name: Name; data: OfficeEvents[Name] }
}[keyof OfficeEvents]

/** Whose stream it is. */
export interface Credentials {
  /** The access token of whoever is signed in. */
  token: () => string | undefined
  /** Asked for a new token after a 401: whether there is one. */
  renew: () => Promise<boolean>
}

interface Options extends Credentials {
  onEvent: (event: OfficeEvent) => void
  onLive: (isLive: boolean) => void
}

/** The office's stream, which comes back whenever it breaks, from `start` to `stop`. */
export class OfficeStream {
  #options: Options
  #isRunning = false
  #isLive = false
  #connection: AbortController | undefined
  #watchdog: ReturnType<typeof setTimeout> | undefined
  #retryTimer: ReturnType<typeof setTimeout> | undefined
  #openedAt = 0
  #heardAt = 0
  #failures = 0
  /** Connections in a row that stood, or seemed to, and brought no hello. */
  #unheard = 0

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
    const isFresh = Date.now() - Math.max(this.#heardAt, this.#openedAt) < SILENT_MS
    if (!this.#connection || !isFresh || isNetworkNew) this.#connect()
  }

  async #connect() {
    this.#disconnect()
    const connection = new AbortController()
    this.#connection = connection
    this.#openedAt = Date.now()
    this.#endAfter(HELLO_WITHIN_MS)
    this.#unheard++
    const isSignedIn = await this.#read(connection.signal).catch((error) => {
      console.warn('The stream broke off', error)
      // A server that is away for a while holds nothing back.
      if (!connection.signal.aborted) this.#unheard = 0
      return true
    })
    if (this.#connection !== connection) return
    if (isSignedIn) this.#comeBack()
    else this.stop()
  }

  #disconnect() {
    clearTimeout(this.#retryTimer)
    clearTimeout(this.#watchdog)
    this.#connection?.abort()
    this.#connection = undefined
    this.#setLive(false)
  }

  /** Resolves at the stream's end: whether the session still lives. */
  async #read(signal: AbortSignal) {
    const { token, renew } = this.#options
    const ask = () =>
      fetch(conversationsApi.stream.url, {
        headers: { authorization: `Bearer ${token()}` },
        cache: 'no-store',
        signal,
      })
    let response = await ask()
    if (response.status === 401) {
      if (!(await renew())) return false
      response = await ask()
    }
    if (!response.ok || !response.body) throw new Error(`Refused: ${response.status}`)
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    const parser = createParser({
      onEvent: ({ event, data }) =>
        this.#hear({ name: event, data: JSON.parse(data) } as OfficeEvent),
    })
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (signal.aborted) break
      parser.feed(part.value)
    }
    return true
  }

  #hear(event: OfficeEvent) {
    this.#heardAt = Date.now()
    this.#endAfter(SILENT_MS)
    if (event.name === 'hello') {
      this.#unheard = 0
      this.#setLive(true)
    }
    this.#options.onEvent(event)
  }

  #endAfter(silentMs: number) {
    clearTimeout(this.#watchdog)
    this.#watchdog = setTimeout(() => this.#connection?.abort(), silentMs)
  }

  #comeBack() {
    const wasLive = this.#isLive && Date.now() - this.#openedAt > SHORT_LIFE_MS
    this.#disconnect()
    this.#failures = wasLive ? 0 : this.#failures + 1
    const waitMs = this.#unheard > 1 ? BLOCKED_RETRY_MS : wasLive ? 0 : backoffMs(this.#failures)
    this.#retryTimer = setTimeout(() => this.#connect(), waitMs)
  }

  #setLive(isLive: boolean) {
    if (isLive === this.#isLive) return
    this.#isLive = isLive
    this.#options.onLive(isLive)
  }
}
