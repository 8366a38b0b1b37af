import type { Signals } from '#database/signals.ts'
import type { OfficeEvents } from '../../stream-events.ts'

/** Chats that only ask do so every 3 s; whoever has been silent for longer is gone. */
const HEARD_MS = 10_000
/** Who loads the page anew is back by then. */
export const GRACE_MS = 3_000
/** How often servers tell each other who is with them. */
export const BEAT_MS = 10_000
/** A server that has missed two beats is gone, and its visitors with it. */
export const OTHERS_MS = 25_000
const MOST_VISITORS = 20_000
/** With what is put around it, below what one signal may carry. */
const MOST_REPORT_BYTES = 6_000

interface Visitor {
  page: string
  /** Streams open on this server. */
  streams: number
  /** Until when they count as online because this server has heard of them, … */
  heardUntil: number
  /** … and because others have. */
  othersUntil: number
  /** Whether the other servers were told that they are with this one. */
  isTold: boolean
}

interface Report {
  here?: [userId: string, page: string][]
  gone?: string
}

/** Which visitors have their chat open, with any server, and on which page. */
export class Presence {
  #signals: Signals
  #changed: (visitor: OfficeEvents['visitor']) => void
  #visitors = new Map<string, Visitor>()
  #nextBeat = 0

  /** `changed` hears of everybody who came, went to another page or left. */
  constructor(signals: Signals, changed: (visitor: OfficeEvents['visitor']) => void) {
    this.#signals = signals
    this.#changed = changed
    signals.on('visitors', (text) => text && this.#hear(JSON.parse(text)))
  }

  find(userId: string) {
    const visitor = this.#visitors.get(userId)
    return visitor && isOnline(visitor) ? visitor : undefined
  }

  /** A visitor asked or wrote. */
  note(userId: string, page: string) {
    if (this.#visitors.size >= MOST_VISITORS && !this.#visitors.has(userId)) return
    this.#see(userId, page, (visitor) => {
      visitor.heardUntil = Date.now() + HEARD_MS
    })
  }

  /** A visitor's stream was opened; to be followed by `left`. */
  came(userId: string, page: string) {
    this.#see(userId, page, (visitor) => {
      visitor.streams++
    })
  }

  left(userId: string) {
    const visitor = this.#visitors.get(userId)
    if (!visitor) return
    visitor.streams--
    visitor.heardUntil = Math.max(visitor.heardUntil, Date.now() + GRACE_MS)
  }

  /** Every second. */
  tick() {
    for (const [userId, visitor] of this.#visitors) this.#check(userId, visitor)
    if (isAhead(this.#nextBeat, BEAT_MS)) return
    this.#nextBeat = Date.now() + BEAT_MS
    const here = [...this.#visitors].filter(([, visitor]) => isHere(visitor))
    this.#report(here.map(([userId, { page }]) => [userId, page]))
  }

  #see(userId: string, page: string, mark: (visitor: Visitor) => void) {
    const visitor = this.#mark(userId, page, mark)
    if (visitor.isTold) return
    visitor.isTold = true
    this.#report([[userId, page]])
  }

  #mark(userId: string, page: string, mark: (visitor: Visitor) => void) {
    const known = this.#visitors.get(userId)
    const wasThere = known !== undefined && isOnline(known) && known.page === page
    const visitor = known ?? { page, streams: 0, heardUntil: 0, othersUntil: 0, isTold: false }
    mark(visitor)
    if (visitor.page !== page) visitor.isTold = false
    visitor.page = page
    this.#visitors.set(userId, visitor)
    if (!wasThere) this.#changed({ user_id: userId, online: true, page })
    return visitor
  }

  /** Forgets who is gone. */
  #check(userId: string, visitor: Visitor) {
    if (visitor.isTold && !isHere(visitor)) {
      visitor.isTold = false
      this.#tell({ gone: userId })
    }
    if (isOnline(visitor)) return
    this.#visitors.delete(userId)
    this.#changed({ user_id: userId, online: false, page: visitor.page })
  }

  #hear({ here = [], gone }: Report) {
    for (const [userId, page] of here) {
      this.#mark(userId, page, (visitor) => {
        visitor.othersUntil = Date.now() + OTHERS_MS
      })
    }
    const visitor = gone && this.#visitors.get(gone)
    if (!visitor) return
    visitor.othersUntil = 0
    this.#check(gone, visitor)
  }

  #report(here: [string, string][]) {
    let part: typeof here = []
    let bytes = 0
    for (const visitor of here) {
      // Text within text within text, as signals travel.
      const size = Buffer.byteLength(JSON.stringify(JSON.stringify(visitor)))
      if (bytes + size > MOST_REPORT_BYTES) {
        this.#tell({ here: part })
        part = []
        bytes = 0
      }
      part.push(visitor)
      bytes += size
    }
    if (part.length > 0) this.#tell({ here: part })
  }

  #tell(report: Report) {
    // The next beat tells it again.
    this.#signals.sendToOthers('visitors', JSON.stringify(report)).catch(() => {})
  }
}

/** Whether it is yet to come; farther ahead than it can be, it is from before the clock was set back. */
export const isAhead = (moment: number, mostMs: number) =>
  moment > Date.now() && moment <= Date.now() + mostMs

const isHere = ({ streams, heardUntil }: Visitor) => streams > 0 || isAhead(heardUntil, HEARD_MS)

const isOnline = (visitor: Visitor) => isHere(visitor) || isAhead(visitor.othersUntil, OTHERS_MS)
