import type { FastifyReply } from 'fastify'
import type { OfficeEvents } from '../../stream-events.ts'
import { EventStream, format } from './event-stream.ts'
import { Groups } from './groups.ts'
import { PING_S } from './visitor-streams.ts'
import { Wheel } from './wheel.ts'

/** One for each open tab of the inbox. */
const MOST_PER_SESSION = 20

/** The streams of all administrators of this server. */
export class OfficeStreams {
  #bySession = new Groups<EventStream>()
  #pings = new Wheel<EventStream>(PING_S, (stream) => stream.ping())

  get size() {
    return this.#bySession.size
  }

  get isEmpty() {
    return this.#bySession.isEmpty
  }

  open(reply: FastifyReply, sessionId: string, closed: () => void) {
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
    this.#bySession.add(sessionId, stream)
    this.#pings.add(stream)
    stream.send('hello', {})
  }

  send<Name extends keyof OfficeEvents>(name: Name, data: OfficeEvents[Name]) {
    if (this.isEmpty) return
    const bytes = format(name, data)
    for (const stream of this.#bySession) stream.write(bytes)
  }

  /** Every second. */
  tick() {
    this.#pings.tick()
  }

  sessionIds() {
    return this.#bySession.names()
  }

  endSession(sessionId: string) {
    for (const stream of this.#bySession.of(sessionId)) stream.end()
  }

  end() {
    for (const stream of this.#bySession) stream.end()
  }

  #delete(sessionId: string, stream: EventStream) {
    this.#bySession.delete(sessionId, stream)
    this.#pings.delete(stream)
  }
}
