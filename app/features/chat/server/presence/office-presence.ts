import { v7 as newId } from 'uuid'
import type { Signals } from '#database/signals.ts'
import { BEAT_MS, GRACE_MS, isAhead, OTHERS_MS } from './presence.ts'

/** Whether an administrator has the inbox open, with any server. */
export class OfficePresence {
  #signals: Signals
  #changed: (isOnline: boolean) => void
  #self = newId()
  #streams = 0
  /** Until when the office counts as online, by server. */
  #untils = new Map<string, number>()
  #wasOnline = false
  #nextBeat = 0

  constructor(signals: Signals, changed: (isOnline: boolean) => void) {
    this.#signals = signals
    this.#changed = changed
    signals.on('office', (text) => text && this.#hear(JSON.parse(text)))
  }

  get isOnline() {
    return (
      this.#streams > 0 || [...this.#untils.values()].some((until) => isAhead(until, OTHERS_MS))
    )
  }

  came() {
    this.#streams++
    if (this.#streams === 1) this.#tell(OTHERS_MS)
    this.#compare()
  }

  left() {
    this.#streams--
    if (this.#streams > 0) return
    this.#untils.set(this.#self, Date.now() + GRACE_MS)
    this.#tell(GRACE_MS)
  }

  /** Every second. */
  tick() {
    this.#compare()
    if (this.#streams === 0 || isAhead(this.#nextBeat, BEAT_MS)) return
    this.#nextBeat = Date.now() + BEAT_MS
    this.#tell(OTHERS_MS)
  }

  #hear({ server, forMs }: { server: string; forMs: number }) {
    this.#untils.set(server, Date.now() + forMs)
    this.#compare()
  }

  #tell(forMs: number) {
    const report = JSON.stringify({ server: this.#self, forMs })
    // The next beat tells it again.
    this.#signals.sendToOthers('office', report).catch(() => {})
  }

  #compare() {
    const { isOnline } = this
    if (isOnline === this.#wasOnline) return
    this.#wasOnline = isOnline
    this.#changed(isOnline)
  }
}
