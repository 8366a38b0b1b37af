import type { FastifyReply } from 'fastify'
import { clientAddress } from '#app/platform/server/http/rate-limit.ts'
import type { VisitorEvents } from '../../stream-events.ts'
import { EventStream, format } from './event-stream.ts'
import { Groups } from './groups.ts'
import { TimerWheel } from './timer-wheel.ts'
import { VisitorStream, type VisitorStreamStart } from './visitor-stream.ts'

export const PING_S = 20
const POLL_S = 15
/** A browser has one stream for all tabs, but dead ones may remain after a network change. */
const MAX_PER_VISITOR = 6

export interface VisitorStreamOptions extends Omit<VisitorStreamStart, 'address'> {
  hello: VisitorEvents['hello']
  closed: () => void
}

/** The visitor streams of this server. */
export class VisitorStreams {
  #byVisitor = new Groups<VisitorStream>()
  #byAddress = new Groups<VisitorStream>()
  #pings = new TimerWheel<VisitorStream>(PING_S, (stream) => stream.ping())
  #polls = new TimerWheel<VisitorStream>(POLL_S, (stream) => this.#sendUpdates(stream))
  #failed: (error: unknown) => void

  /** `failed` is called when the database cannot be read. The streams retry. */
  constructor(onError: (error: unknown) => void) {
    this.#failed = onError
  }

  get size() {
    return this.#byVisitor.size
  }

  countOf(address: string) {
    return this.#byAddress.of(address).size
  }

  open(reply: FastifyReply, { hello, closed, ...start }: VisitorStreamOptions) {
    const { server, request } = reply
    const events = new EventStream(reply, () => {
      this.#delete(stream)
      closed()
    })
    const address = clientAddress(request)
    const stream = new VisitorStream(server.db, events, { ...start, address })
    if (!events.isOpen) return closed()
    this.#add(stream)
    stream.send('hello', hello)
    this.#sendUpdates(stream)
  }

  /** Called when a conversation has changed. */
  wake(userId: string) {
    for (const stream of this.#byVisitor.of(userId)) this.#sendUpdates(stream)
  }

  wakeAll() {
    for (const stream of this.#byVisitor) this.#sendUpdates(stream)
  }

  sendTo<Name extends keyof VisitorEvents>(userId: string, name: Name, data: VisitorEvents[Name]) {
    for (const stream of this.#byVisitor.of(userId)) stream.send(name, data)
  }

  sendAll<Name extends keyof VisitorEvents>(name: Name, data: VisitorEvents[Name]) {
    const bytes = format(name, data)
    for (const stream of this.#byVisitor) stream.write(bytes)
  }

  /** Called every second. */
  tick() {
    this.#pings.tick()
    this.#polls.tick()
  }

  end() {
    for (const stream of this.#byVisitor) stream.end()
  }

  #sendUpdates(stream: VisitorStream) {
    stream.sendUpdates().catch(this.#failed)
  }

  #add(stream: VisitorStream) {
    const others = this.#byVisitor.of(groupOf(stream))
    const [oldest] = others
    if (oldest && !stream.isForeign && others.size >= MAX_PER_VISITOR) {
      oldest.end()
      this.#delete(oldest)
    }
    this.#byVisitor.add(groupOf(stream), stream)
    this.#byAddress.add(stream.address, stream)
    this.#pings.add(stream)
    this.#polls.add(stream)
  }

  #delete(stream: VisitorStream) {
    this.#byVisitor.delete(groupOf(stream), stream)
    this.#byAddress.delete(stream.address, stream)
    this.#pings.delete(stream)
    this.#polls.delete(stream)
  }
}

/** Streams without access share the empty id, which no visitor has. */
const groupOf = ({ isForeign, userId }: VisitorStream) => (isForeign ? '' : userId)
