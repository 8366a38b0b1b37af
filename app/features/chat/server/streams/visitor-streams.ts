import type { FastifyReply } from 'fastify'
import type { AppContext } from '#app/platform/server/feature/feature.ts'
import { clientAddress } from '#app/platform/server/http/rate-limit.ts'
import type { VisitorEvents } from '../../stream-events.ts'
import { type ConversationState, findState } from '../store/conversation-state.ts'
import { toVisitorMessages } from '../store/message-row.ts'
import { listMessages } from '../store/messages.ts'
import { EventStream, format } from './event-stream.ts'
import { Groups } from './groups.ts'
import { TimerWheel } from './timer-wheel.ts'

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
    const stream = new VisitorStream(server, events, { ...start, address })
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

/** The number of messages read at once: up to 400 KB, which are buffered until they are sent. */
const PAGE = 25

interface VisitorStreamStart {
  userId: string
  address: string
  /** Messages after this seq are sent. */
  cursor: number
  /** The state sent in the hello event. */
  state: ConversationState
  /** Whether the client has sent the conversation's cookie. */
  isOwner: boolean
  isForeign: boolean
}

/**
 * One visitor's stream with its own cursor. After a notification, the stream reads the stored state
 * and sends what has changed.
 */
class VisitorStream {
  readonly userId: string
  readonly address: string
  /** Whether the conversation belongs to another browser, so that nothing is sent. */
  readonly isForeign: boolean
  #isOwner: boolean
  #context: AppContext
  #stream: EventStream
  #cursor: number
  #clearedTo: number
  #officeRead: number
  #isClosed: boolean
  #isSending = false
  #isRequested = false

  constructor(context: AppContext, stream: EventStream, at: VisitorStreamStart) {
    this.#context = context
    this.#stream = stream
    this.userId = at.userId
    this.address = at.address
    this.isForeign = at.isForeign
    this.#isOwner = at.isOwner
    this.#cursor = at.cursor
    this.#clearedTo = clearedTo(at.state)
    this.#officeRead = at.state.office_read_seq
    this.#isClosed = at.state.closed_at !== null
  }

  send<Name extends keyof VisitorEvents>(name: Name, data: VisitorEvents[Name]) {
    this.#stream.send(name, data)
  }

  write(bytes: Buffer) {
    this.#stream.write(bytes)
  }

  ping() {
    this.#stream.ping()
  }

  end() {
    this.#stream.end()
  }

  /**
   * Sends changes. Repeats this if it is called again meanwhile. Rejects when the database is unreachable.
   */
  async sendUpdates() {
    this.#isRequested = true
    if (this.#isSending || this.isForeign) return
    this.#isSending = true
    try {
      while (this.#isRequested && this.#stream.isOpen) {
        this.#isRequested = false
        await this.#sendChanges()
      }
    } finally {
      this.#isSending = false
    }
  }

  async #sendChanges() {
    const state = await findState(this.#context.db, this.userId)
    // The conversation was bound to its cookie, so a stream without the cookie must end.
    if (state.owner_bound_at && !this.#isOwner) return this.end()
    this.#sendCleared(state)
    await this.#sendMessages(state)
    if (state.office_read_seq > this.#officeRead) {
      this.#officeRead = state.office_read_seq
      this.send('read', { seq: this.#officeRead })
    }
    const closed = state.closed_at !== null
    if (closed !== this.#isClosed) this.send('closed', { closed })
    this.#isClosed = closed
  }

  #sendCleared(state: ConversationState) {
    const up_to = clearedTo(state)
    const before = this.#clearedTo
    this.#clearedTo = up_to
    if (up_to < before) this.send('restored', { first_seq: state.first_seq })
    if (up_to <= before) return
    this.#cursor = Math.max(this.#cursor, up_to)
    this.send('cleared', { up_to })
  }

  async #sendMessages({ last_seq }: ConversationState) {
    while (this.#cursor < last_seq && this.#stream.isOpen) {
      const page = { after: this.#cursor, before: last_seq + 1, limit: PAGE }
      const messages = await listMessages(this.#context.db, this.userId, page)
      // The messages were deleted meanwhile. The deletion notifies this stream.
      if (messages.length === 0) return
      for (const message of await toVisitorMessages(this.#context, messages)) {
        this.#cursor = message.seq
        this.#stream.send('message', message, message.seq)
        await this.#stream.drained()
      }
    }
  }
}

const clearedTo = ({ first_seq, last_seq }: ConversationState) =>
  first_seq === 0 ? last_seq : first_seq - 1
