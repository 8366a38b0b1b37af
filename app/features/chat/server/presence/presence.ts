import type { ChangeNotifier } from '#database/change-notifications.ts'
import type { OfficeEvents } from '../../stream-events.ts'

/** Longer than the 3 s after which a polling chat sends its next request. */
const LOCAL_TTL_MS = 10_000
/** A visitor stays online for this time without a stream, for example during a page reload. */
export const GRACE_MS = 3_000
/** Interval between the servers' presence reports. */
export const HEARTBEAT_MS = 10_000
/** A server that misses two heartbeats counts as down, and its visitors as offline. */
export const REMOTE_TTL_MS = 25_000
const MAX_VISITORS = 20_000
/** Leaves room for the envelope within the size limit of a change notification. */
const MAX_REPORT_BYTES = 6_000

interface Visitor {
  page: string
  /** Open streams on this server. */
  streams: number
  /** The time until which requests to this server prove that the visitor is online. */
  localUntil: number
  /** The time until which reports of other servers prove that the visitor is online. */
  remoteUntil: number
  /** Whether this server has reported the visitor to the other servers. */
  isReported: boolean
}

interface Report {
  here?: [userId: string, page: string][]
  gone?: string
}

/** Tracks the online visitors of all servers, and the page that each has open. */
export class Presence {
  #changeNotifier: ChangeNotifier
  #onChange: (visitor: OfficeEvents['visitor']) => void
  #visitors = new Map<string, Visitor>()
  #nextHeartbeat = 0

  /** `onChange` is called when a visitor comes online, opens another page or goes offline. */
  constructor(
    changeNotifier: ChangeNotifier,
    onChange: (visitor: OfficeEvents['visitor']) => void,
  ) {
    this.#changeNotifier = changeNotifier
    this.#onChange = onChange
    changeNotifier.on('visitors', (text) => text && this.#receive(JSON.parse(text)))
  }

  find(userId: string) {
    const visitor = this.#visitors.get(userId)
    return visitor && isOnline(visitor) ? visitor : undefined
  }

  /** Called when a visitor has sent a request. */
  touch(userId: string, page: string) {
    if (this.#visitors.size >= MAX_VISITORS && !this.#visitors.has(userId)) return
    this.#recordVisitor(userId, page, (visitor) => {
      visitor.localUntil = Date.now() + LOCAL_TTL_MS
    })
  }

  /** Called when a visitor has opened a stream; `disconnect` must be called when it closes. */
  connect(userId: string, page: string) {
    this.#recordVisitor(userId, page, (visitor) => {
      visitor.streams++
    })
  }

  disconnect(userId: string) {
    const visitor = this.#visitors.get(userId)
    if (!visitor) return
    visitor.streams--
    visitor.localUntil = Math.max(visitor.localUntil, Date.now() + GRACE_MS)
  }

  /** Called every second. */
  tick() {
    for (const [userId, visitor] of this.#visitors) this.#removeIfOffline(userId, visitor)
    if (isUpcoming(this.#nextHeartbeat, HEARTBEAT_MS)) return
    this.#nextHeartbeat = Date.now() + HEARTBEAT_MS
    const onThisServer = [...this.#visitors].filter(([, visitor]) => isOnThisServer(visitor))
    this.#report(onThisServer.map(([userId, { page }]) => [userId, page]))
  }

  #recordVisitor(userId: string, page: string, update: (visitor: Visitor) => void) {
    const visitor = this.#updateVisitor(userId, page, update)
    if (visitor.isReported) return
    visitor.isReported = true
    this.#report([[userId, page]])
  }

  #updateVisitor(userId: string, page: string, update: (visitor: Visitor) => void) {
    const existing = this.#visitors.get(userId)
    const wasOnPage = existing !== undefined && isOnline(existing) && existing.page === page
    const visitor = existing ?? {
      page,
      streams: 0,
      localUntil: 0,
      remoteUntil: 0,
      isReported: false,
    }
    update(visitor)
    if (visitor.page !== page) visitor.isReported = false
    visitor.page = page
    this.#visitors.set(userId, visitor)
    if (!wasOnPage) this.#onChange({ user_id: userId, online: true, page })
    return visitor
  }

  /** Removes a visitor who is offline. */
  #removeIfOffline(userId: string, visitor: Visitor) {
    if (visitor.isReported && !isOnThisServer(visitor)) {
      visitor.isReported = false
      this.#broadcast({ gone: userId })
    }
    if (isOnline(visitor)) return
    this.#visitors.delete(userId)
    this.#onChange({ user_id: userId, online: false, page: visitor.page })
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

  #report(visitors: [string, string][]) {
    let batch: typeof visitors = []
    let bytes = 0
    for (const visitor of visitors) {
      // The report is a JSON text that the notification encodes as JSON again.
      const size = Buffer.byteLength(JSON.stringify(JSON.stringify(visitor)))
      if (bytes + size > MAX_REPORT_BYTES) {
        this.#broadcast({ here: batch })
        batch = []
        bytes = 0
      }
      batch.push(visitor)
      bytes += size
    }
    if (batch.length > 0) this.#broadcast({ here: batch })
  }

  #broadcast(report: Report) {
    // Ignores errors, because the next heartbeat repeats the report.
    this.#changeNotifier.notifyOthers('visitors', JSON.stringify(report)).catch(() => {})
  }
}

/**
 * Whether a moment is in the future, by at most `maxMs`. Later moments are not trusted, because they
 * were stored before the system clock was set back.
 */
export const isUpcoming = (moment: number, maxMs: number) =>
  moment > Date.now() && moment <= Date.now() + maxMs

const isOnThisServer = ({ streams, localUntil }: Visitor) =>
  streams > 0 || isUpcoming(localUntil, LOCAL_TTL_MS)

const isOnline = (visitor: Visitor) =>
  isOnThisServer(visitor) || isUpcoming(visitor.remoteUntil, REMOTE_TTL_MS)
