import type { Signals } from '#database/signals.ts'
import type { OfficeEvents } from '../../stream-events.ts'

/** Chats that only ask do so every 3 s; whoever has been silent for longer is gone. */
const LOCAL_TTL_MS = 10_000
/** Who loads the page anew is back by then. */
export const GRACE_MS = 3_000
/** How often servers tell each other who is with them. */
export const HEARTBEAT_MS = 10_000
/** A server that has missed two beats is gone, and its visitors with it. */
export const REMOTE_TTL_MS = 25_000
const MAX_VISITORS = 20_000
/** With what is put around it, below what one signal may carry. */
const MAX_REPORT_BYTES = 6_000

interface Visitor {
  page: string
  /** Streams open on this server. */
  streams: number
  /** Until when they count as online because this server has heard of them, … */
  localUntil: number
  /** … and because others have. */
  remoteUntil: number
  /** Whether the other servers were told that they are with this one. */
  isReported: boolean
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
  #nextHeartbeat = 0

  /** `changed` hears of everybody who came, went to another page or left. */
  constructor(signals: Signals, changed: (visitor: OfficeEvents['visitor']) => void) {
    this.#signals = signals
    this.#changed = changed
    signals.on('visitors', (text) => text && this.#receive(JSON.parse(text)))
  }

  find(userId: string) {
    const visitor = this.#visitors.get(userId)
    return visitor && isOnline(visitor) ? visitor : undefined
  }

  /** A visitor asked or wrote. */
  touch(userId: string, page: string) {
    if (this.#visitors.size >= MAX_VISITORS && !this.#visitors.has(userId)) return
    this.#seeVisitor(userId, page, (visitor) => {
      visitor.localUntil = Date.now() + LOCAL_TTL_MS
    })
  }

  /** A visitor's stream was opened; to be followed by `left`. */
  connect(userId: string, page: string) {
    this.#seeVisitor(userId, page, (visitor) => {
      visitor.streams++
    })
  }

  disconnect(userId: string) {
    const visitor = this.#visitors.get(userId)
    if (!visitor) return
    visitor.streams--
    visitor.localUntil = Math.max(visitor.localUntil, Date.now() + GRACE_MS)
  }

  /** Every second. */
  tick() {
    for (const [userId, visitor] of this.#visitors) this.#removeIfOffline(userId, visitor)
    if (isUpcoming(this.#nextHeartbeat, HEARTBEAT_MS)) return
    this.#nextHeartbeat = Date.now() + HEARTBEAT_MS
    const here = [...this.#visitors].filter(([, visitor]) => isHereLocally(visitor))
    this.#report(here.map(([userId, { page }]) => [userId, page]))
  }

  #seeVisitor(userId: string, page: string, mark: (visitor: Visitor) => void) {
    const visitor = this.#updateVisitor(userId, page, mark)
    if (visitor.isReported) return
    visitor.isReported = true
    this.#report([[userId, page]])
  }

  #updateVisitor(userId: string, page: string, mark: (visitor: Visitor) => void) {
    const existing = this.#visitors.get(userId)
    const wasOnPage = existing !== undefined && isOnline(existing) && existing.page === page
    const visitor = existing ?? {
      page,
      streams: 0,
      localUntil: 0,
      remoteUntil: 0,
      isReported: false,
    }
    mark(visitor)
    if (visitor.page !== page) visitor.isReported = false
    visitor.page = page
    this.#visitors.set(userId, visitor)
    if (!wasOnPage) this.#changed({ user_id: userId, online: true, page })
    return visitor
  }

  /** Forgets who is gone. */
  #removeIfOffline(userId: string, visitor: Visitor) {
    if (visitor.isReported && !isHereLocally(visitor)) {
      visitor.isReported = false
      this.#broadcast({ gone: userId })
    }
    if (isOnline(visitor)) return
    this.#visitors.delete(userId)
    this.#changed({ user_id: userId, online: false, page: visitor.page })
  }

  #receive({ here = [], gone }: Report) {
    for (const [userId, page] of here) {
      this.#updateVisitor(userId, page, (visitor) => {
        visitor.remoteUntil = Date.now() + REMOTE_TTL_MS
      })
    }
    const visitor = gone && this.#visitors.get(gone)
    if (!visitor) return
    visitor.remoteUntil = 0
    this.#removeIfOffline(gone, visitor)
  }

  #report(here: [string, string][]) {
    let part: typeof here = []
    let bytes = 0
    for (const visitor of here) {
      // Text within text within text, as signals travel.
      const size = Buffer.byteLength(JSON.stringify(JSON.stringify(visitor)))
      if (bytes + size > MAX_REPORT_BYTES) {
        this.#broadcast({ here: part })
        part = []
        bytes = 0
      }
      part.push(visitor)
      bytes += size
    }
    if (part.length > 0) this.#broadcast({ here: part })
  }

  #broadcast(report: Report) {
    // The next beat tells it again.
    this.#signals.sendToOthers('visitors', JSON.stringify(report)).catch(() => {})
  }
}

/** Whether it is yet to come; farther ahead than it can be, it is from before the clock was set back. */
export const isUpcoming = (moment: number, mostMs: number) =>
  moment > Date.now() && moment <= Date.now() + mostMs

const isHereLocally = ({ streams, localUntil: heardUntil }: Visitor) =>
  streams > 0 || isUpcoming(heardUntil, LOCAL_TTL_MS)

const isOnline = (visitor: Visitor) =>
  isHereLocally(visitor) || isUpcoming(visitor.remoteUntil, REMOTE_TTL_MS)
