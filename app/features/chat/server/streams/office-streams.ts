import type { FastifyReply } from 'fastify'
import type { Administrator } from '#app/base/server/access.ts'
import { listRights, type RoleAssignment } from '#app/contract/rights.ts'
import type { OfficeEvents } from '../../stream-events.ts'
import { EventStream, format } from './event-stream.ts'
import { Groups } from './groups.ts'
import { PING_S } from './visitor-streams.ts'
import { Wheel } from './wheel.ts'

/** One for each open tab of the inbox. */
const MOST_PER_SESSION = 20
/** While the database is away; what is more is told as "read your list again". */
const MOST_WAITING = 1_000

/** What the owners of these sessions are in the office now; sessions that are over are left out. */
type ReadStandings = (sessionIds: string[]) => Promise<Map<string, RoleAssignment>>

/**
 * The streams of all administrators of this server. Each event is delivered after the rights of
 * all readers were read, so nobody sees what happened after a right was taken away.
 */
export class OfficeStreams {
  #bySession = new Groups<EventStream>()
  #standings = new WeakMap<EventStream, string>()
  #pings = new Wheel<EventStream>(PING_S, (stream) => stream.ping())
  #readStandings: ReadStandings
  #failed: (error: unknown) => void
  #waiting: Buffer[] = []
  #isDelivering = false

  constructor(readStandings: ReadStandings, failed: (error: unknown) => void) {
    this.#readStandings = readStandings
    this.#failed = failed
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
    if (oldest && others.size >= MOST_PER_SESSION) {
      oldest.end()
      this.#delete(sessionId, oldest)
    }
    this.#standings.set(stream, nameStanding(reader))
    this.#bySession.add(sessionId, stream)
    this.#pings.add(stream)
    stream.send('hello', {})
  }

  send<Name extends keyof OfficeEvents>(name: Name, data: OfficeEvents[Name]) {
    if (this.isEmpty) return
    if (this.#waiting.length >= MOST_WAITING) this.#waiting = [format('hello', {})]
    this.#waiting.push(format(name, data))
    this.#deliver().catch(this.#failed)
  }

  /** Every second. */
  tick() {
    this.#pings.tick()
    // The database was away.
    if (this.#waiting.length > 0) this.#deliver().catch(this.#failed)
  }

  /** Ends the streams of administrators whose session has ended or whose role has changed. */
  async endChanged(readStandings = this.#readStandings) {
    if (this.isEmpty) return
    const sessionIds = this.#bySession.names()
    const standings = await readStandings(sessionIds)
    for (const sessionId of sessionIds) {
      const standing = standings.get(sessionId)
      const isAllowed = standing && listRights(standing).includes('chat:answer')
      const name = isAllowed ? nameStanding(standing) : undefined
      for (const stream of this.#bySession.of(sessionId)) {
        if (this.#standings.get(stream) !== name) stream.end()
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
      while (this.#waiting.length > 0) {
        // What comes meanwhile waits: it may be younger than the rights that are read now.
        events = this.#waiting.splice(0)
        await this.endChanged()
        for (const event of events.splice(0)) {
          for (const stream of this.#bySession) stream.write(event)
        }
      }
    } finally {
      this.#waiting.unshift(...events)
      this.#isDelivering = false
    }
  }

  #delete(sessionId: string, stream: EventStream) {
    this.#bySession.delete(sessionId, stream)
    this.#pings.delete(stream)
  }
}

const nameStanding = ({ role, kept_to, branch }: RoleAssignment) =>
  JSON.stringify([role, kept_to, branch])
