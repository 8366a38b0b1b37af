import type { Database } from '#database/connect.ts'
import type { VisitorEvents } from '../../stream-events.ts'
import { type ConversationState, findState } from '../store/conversation-state.ts'
import { toVisitorMessage } from '../store/message-row.ts'
import { listMessages } from '../store/messages.ts'
import type { EventStream } from './event-stream.ts'

/** The number of messages read at once: up to 400 KB, which are buffered until they are sent. */
const PAGE = 25

export interface VisitorStreamStart {
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
export class VisitorStream {
  readonly userId: string
  readonly address: string
  /** Whether the conversation belongs to another browser, so that nothing is sent. */
  readonly isForeign: boolean
  #isOwner: boolean
  #db: Database
  #stream: EventStream
  #cursor: number
  #clearedTo: number
  #officeRead: number
  #isClosed: boolean
  #isSending = false
  #isRequested = false

  constructor(db: Database, stream: EventStream, at: VisitorStreamStart) {
    this.#db = db
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
    const state = await findState(this.#db, this.userId)
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
      const messages = await listMessages(this.#db, this.userId, page)
      // The messages were deleted meanwhile. The deletion notifies this stream.
      if (messages.length === 0) return
      for (const message of messages) {
        this.#cursor = message.seq
        this.#stream.send('message', toVisitorMessage(message), message.seq)
        await this.#stream.drained()
      }
    }
  }
}

const clearedTo = ({ first_seq, last_seq }: ConversationState) =>
  first_seq === 0 ? last_seq : first_seq - 1
