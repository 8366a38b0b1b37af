import type { OfficeEvent } from '../../stream-events.ts'
import { Observable } from '../../wire/observable.ts'
import { SharedStream } from '../../wire/shared-stream.ts'
import { type Credentials, officeStream } from './office-stream.ts'

const POLL_MS = 3000
const LOST_AFTER_MS = 3000

/** Something that is shown, and kept as it is on the server. */
export interface OfficeListener {
  hear: (event: OfficeEvent) => void
  /** Reads what may have been missed. Rejects when the server cannot be asked. */
  refresh: () => Promise<void>
}

interface LiveOfficeState {
  /** Neither the stream nor a poll has come through for a while. */
  isReconnecting: boolean
}

/**
 * Keeps its listeners up to date: by the stream, after each hello by reading again, and while
 * there is no stream by reading every 3 s as long as the page is visible.
 */
export class LiveOffice extends Observable<LiveOfficeState> {
  #stream: SharedStream<OfficeEvent>
  #listeners = new Set<OfficeListener>()
  #isRunning = false
  #isLive = false
  /** Whether the last reading came through. */
  #isReached = false
  #reading: Promise<void> | undefined
  #wanted = new Set<OfficeListener>()
  #pollTimer: ReturnType<typeof setTimeout> | undefined
  #lostTimer: ReturnType<typeof setTimeout> | undefined

  constructor(credentials: Credentials) {
    super({ isReconnecting: false })
    this.#stream = new SharedStream({
      name: 'officeStream',
      connect: officeStream(credentials),
      onEvents: (events) => this.#hear(events),
      onLive: (isLive) => this.#setLive(isLive),
    })
  }

  /** Whether what is shown is as new as can be. */
  get isLive() {
    return this.#isLive
  }

  /** Whether this tab speaks for all that the browser has open of the back office. */
  get isLeader() {
    return this.#stream.isLeader
  }

  start() {
    this.#isRunning = true
    addEventListener('online', this.#wake)
    addEventListener('offline', this.#doubt)
    document.addEventListener('visibilitychange', this.#wake)
    this.#stream.start()
    this.#watchLoss()
    this.refresh()
  }

  stop() {
    this.#isRunning = false
    removeEventListener('online', this.#wake)
    removeEventListener('offline', this.#doubt)
    document.removeEventListener('visibilitychange', this.#wake)
    this.#stream.stop()
    clearTimeout(this.#pollTimer)
    clearTimeout(this.#lostTimer)
  }

  /** Returns how to stop listening. */
  listen(listener: OfficeListener) {
    this.#listeners.add(listener)
    if (this.#isRunning) this.refresh([listener])
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** Lets listeners read what they may have missed; once more if they are at it. */
  refresh(listeners: Iterable<OfficeListener> = this.#listeners) {
    for (const listener of listeners) this.#wanted.add(listener)
    this.#reading ??= this.#readUntilDone()
    return this.#reading
  }

  async #readUntilDone() {
    clearTimeout(this.#pollTimer)
    while (this.#wanted.size > 0) {
      const readings = [...this.#wanted].map((listener) => listener.refresh())
      this.#wanted.clear()
      const outcomes = await Promise.allSettled(readings)
      this.#isReached = outcomes.every(({ status }) => status === 'fulfilled')
    }
    this.#reading = undefined
    if (this.#isReached) this.#setReconnecting(false)
    if (!this.#isReached) this.#watchLoss()
    this.#poll()
  }

  #poll() {
    clearTimeout(this.#pollTimer)
    const isNeeded = this.#isRunning && !(this.#isLive && this.#isReached)
    if (!isNeeded || document.hidden) return
    this.#pollTimer = setTimeout(() => this.refresh(), POLL_MS)
  }

  #hear(events: OfficeEvent[]) {
    for (const event of events) {
      for (const listener of this.#listeners) listener.hear(event)
      if (event.name === 'hello') this.refresh()
    }
  }

  #setLive(isLive: boolean) {
    this.#isLive = isLive
    if (isLive) return
    this.#isReached = false
    this.#watchLoss()
    if (!this.#reading) this.#poll()
  }

  #watchLoss() {
    this.#lostTimer ??= setTimeout(() => {
      this.#lostTimer = undefined
      this.#setReconnecting(!this.#isReached)
    }, LOST_AFTER_MS)
  }

  #wake = ({ type }: Event) => {
    if (document.hidden) return
    this.#stream.wake(type === 'online')
    if (!this.#isLive || !this.#isReached) this.refresh()
  }

  /** The stream may not notice before its watchdog does. */
  #doubt = () => {
    this.#isReached = false
    this.#watchLoss()
    this.refresh()
  }

  #setReconnecting(isReconnecting: boolean) {
    if (isReconnecting !== this.getState().isReconnecting) this.setState({ isReconnecting })
  }
}
