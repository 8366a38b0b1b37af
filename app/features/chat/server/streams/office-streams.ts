import type { FastifyReply } from 'fastify'
import { listRights, type RoleAssignment } from '#app/contract/rights.ts'
import type { Administrator } from '#app/platform/server/auth/access.ts'
import type { OfficeEvents } from '../../stream-events.ts'
import { EventStream, format } from './event-stream.ts'
import { Groups } from './groups.ts'
import { TimerWheel } from './timer-wheel.ts'
import { PING_S } from './visitor-streams.ts'

/** The maximum of streams per session, which has one for each open inbox. */
const MAX_PER_SESSION = 20
/** The maximum of events that are buffered while the database is unreachable. If there are more, clients must load the list again. */
const MAX_BUFFERED_EVENTS = 1_000

/** Returns the current role assignments of these sessions, without ended sessions. */
type ReadAccess = (sessionIds: string[]) => Promise<Map<string, RoleAssignment>>

/**
 * The office streams of this server. Rights are read before each delivery, so that administrators
 * whose access was revoked receive no newer events.
 */
export class OfficeStreams {
  #bySession = new Groups<EventStream>()
  #accessKeys = new WeakMap<EventStream, string>()
  #pings = new TimerWheel<EventStream>(PING_S, (stream) => stream.ping())
  #readAccess: ReadAccess
  #failed: (error: unknown) => void
  #buffered: Buffer[] = []
  #isDelivering = false

  constructor(readAccess: ReadAccess, onError: (error: unknown) => void) {
    this.#readAccess = readAccess
    this.#failed = onError
  }

  get size() {
    return this.#bySession.size
  }

  get isEmpty() {
    return this.#bySession.isEmpty
  }

  open(reply: FastifyReply, reader: Administrator, closed: () => void) {
    const { sessionId } = reader
    const stream = new EventStream(reply, () => {
      this.#delete(sessionId, stream)
      closed()
    })
    if (!stream.isOpen) return closed()
    const others = this.#bySession.of(sessionId)
    const [oldest] = others
    if (oldest && others.size >= MAX_PER_SESSION) {
      oldest.end()
      this.#delete(sessionId, oldest)
    }
    this.#accessKeys.set(stream, accessKey(reader))
    this.#bySession.add(sessionId, stream)
    this.#pings.add(stream)
    stream.send('hello', {})
  }

  send<Name extends keyof OfficeEvents>(name: Name, data: OfficeEvents[Name]) {
    if (this.isEmpty) return
    if (this.#buffered.length >= MAX_BUFFERED_EVENTS) this.#buffered = [format('hello', {})]
    this.#buffered.push(format(name, data))
    this.#deliver().catch(this.#failed)
  }

  /** Called every second. */
  tick() {
    this.#pings.tick()
    // Retries after the database was unreachable.
    if (this.#buffered.length > 0) this.#deliver().catch(this.#failed)
  }

  /** Ends streams whose session has ended or whose access has changed. */
  async endRevokedStreams(readAccess = this.#readAccess) {
    if (this.isEmpty) return
    const sessionIds = this.#bySession.names()
    const accessBySession = await readAccess(sessionIds)
    for (const sessionId of sessionIds) {
      const access = accessBySession.get(sessionId)
      const isAllowed = access && listRights(access).includes('chat:answer')
      const name = isAllowed ? accessKey(access) : undefined
      for (const stream of this.#bySession.of(sessionId)) {
        if (this.#accessKeys.get(stream) !== name) stream.end()
      }
    }
  }

  end() {
    for (const stream of this.#bySession) stream.end()
  }

  async #deliver() {
    if (this.#isDelivering) return
    this.#isDelivering = true
    let events: Buffer[] = []
    try {
      while (this.#buffered.length > 0) {
        // Events that arrive now wait for the next round, because the rights may be older than they are.
        events = this.#buffered.splice(0)
        await this.endRevokedStreams()
        for (const event of events.splice(0)) {
          for (const stream of this.#bySession) stream.write(event)
        }
      }
    } finally {
      this.#buffered.unshift(...events)
      this.#isDelivering = false
    }
  }

  #delete(sessionId: string, stream: EventStream) {
    this.#bySession.delete(sessionId, stream)
    this.#pings.delete(stream)
  }
}

const accessKey = ({ role, lead_scope, branch }: RoleAssignment) =>
  JSON.stringify([role, lead_scope, branch])
