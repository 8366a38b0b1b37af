import { v7 as newId } from 'uuid'
import type { ChangeNotifier } from '#database/change-notifications.ts'
import { GRACE_MS, HEARTBEAT_MS, isUpcoming, REMOTE_TTL_MS } from './presence.ts'

/** Tracks whether an inbox is open on any server. */
export class OfficePresence {
  #changeNotifier: ChangeNotifier
  #changed: (isOnline: boolean) => void
  #self = newId()
  #streams = 0
  /** The time until which each server reports the office as online. */
  #onlineUntil = new Map<string, number>()
  #wasOnline = false
  #nextHeartbeat = 0

  constructor(changeNotifier: ChangeNotifier, changed: (isOnline: boolean) => void) {
    this.#changeNotifier = changeNotifier
    this.#changed = changed
    changeNotifier.on('office', (text) => text && this.#receive(JSON.parse(text)))
  }

  get isOnline() {
    return (
      this.#streams > 0 ||
      [...this.#onlineUntil.values()].some((until) => isUpcoming(until, REMOTE_TTL_MS))
    )
  }

  connect() {
    this.#streams++
    if (this.#streams === 1) this.#broadcast(REMOTE_TTL_MS)
    this.#notifyIfChanged()
  }

  disconnect() {
    this.#streams--
    if (this.#streams > 0) return
    this.#onlineUntil.set(this.#self, Date.now() + GRACE_MS)
    this.#broadcast(GRACE_MS)
  }

  /** Called every second. */
  tick() {
    this.#notifyIfChanged()
    if (this.#streams === 0 || isUpcoming(this.#nextHeartbeat, HEARTBEAT_MS)) return
    this.#nextHeartbeat = Date.now() + HEARTBEAT_MS
    this.#broadcast(REMOTE_TTL_MS)
  }

  #receive({ server, forMs }: { server: string; forMs: number }) {
    this.#onlineUntil.set(server, Date.now() + forMs)
    this.#notifyIfChanged()
  }

  #broadcast(forMs: number) {
    const report = JSON.stringify({ server: this.#self, forMs })
    // The next heartbeat repeats the report.
    this.#changeNotifier.notifyOthers('office', report).catch(() => {})
  }

  #notifyIfChanged() {
    const { isOnline } = this
    if (isOnline === this.#wasOnline) return
    this.#wasOnline = isOnline
    this.#changed(isOnline)
  }
}
