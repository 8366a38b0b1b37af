import type { Message } from '../../contract.ts'
import type { VisitorEvent, VisitorEvents } from '../../stream-events.ts'
import { isMessage } from '../../transport/delivery.ts'
import { SharedStream } from '../../transport/shared-stream.ts'
import { sendRead } from './chat-api.ts'
import type { ConversationStore, OfficeState } from './conversation-store.ts'
import { cursorOf, dropUpTo, hasGap, hasMessage } from './history.ts'
import { HistoryPolling } from './history-polling.ts'
import { wasWelcomed } from './visitor.ts'
import { applyToHello, visitorStream } from './visitor-stream.ts'

/**
 * A hidden chat disconnects after this time. Until then, the launcher shows a reply that arrives
 * after the visitor has closed the chat.
 */
const DISCONNECT_AFTER_MS = 5 * 60_000

/** Synchronizes the store with the server by the stream, or by polling without one. */
export class ConversationSync {
  #store: ConversationStore
  #onContact: (isRecovered: boolean) => void
  #disconnectTimer: ReturnType<typeof setTimeout> | undefined
  #hello: VisitorEvents['hello'] | undefined
  #office: OfficeStatus
  #readState: ReadState
  #polling: HistoryPolling
  #stream: SharedStream<VisitorEvent>

  /**
   * `onContact` is called at every contact with the server. `isRecovered` is true for the first one
   * after a failure.
   */
  constructor(store: ConversationStore, onContact: (isRecovered: boolean) => void) {
    const { visitorId } = store.getState()
    this.#store = store
    this.#onContact = onContact
    this.#office = new OfficeStatus(store)
    this.#readState = new ReadState(store)
    this.#polling = new HistoryPolling(store, (isRecovered) => this.#handleResponse(isRecovered))
    this.#stream = new SharedStream({
      name: `chatStream:${visitorId}`,
      connect: visitorStream(visitorId, () => store.cursor),
      onEvents: (events, isLocal) => this.#handleEvents(events, isLocal),
      onLive: (isLive) => this.#setLive(isLive),
      replay: () => (this.#hello ? [{ name: 'hello', data: this.#hello }] : []),
    })
    store.subscribe(() => this.#connect())
  }

  /** Sets whether the chat is open in a visible tab. */
  setVisible(isVisible: boolean) {
    if (isVisible === this.#store.getState().isVisible) return
    clearTimeout(this.#disconnectTimer)
    if (!isVisible)
      this.#disconnectTimer = setTimeout(() => this.#stream.stop(), DISCONNECT_AFTER_MS)
    this.#store.change({ isVisible })
  }

  /** Disconnects immediately, because the page is being left and may be restored later. */
  disconnect() {
    this.setVisible(false)
    clearTimeout(this.#disconnectTimer)
    this.#stream.stop()
  }

  /** Fetches all messages, which also removes deleted ones. */
  refresh() {
    this.#stream.wake()
    return this.#polling.refresh()
  }

  /** Fetches missing messages immediately, then reconnects a broken stream. */
  async wake(hasNetworkChanged: boolean) {
    await this.#polling.catchUp()
    this.#stream.wake(hasNetworkChanged)
  }

  /** Adds a message from this browser that the server has stored. */
  addStored(message: Message) {
    this.#store.add([message])
    // Another message has the same seq in this browser, so the conversation was restarted.
    if (!hasMessage(this.#store.getState(), message.id)) this.#polling.refresh()
    else this.#fillGap()
  }

  #connect() {
    const { visitorId, isVisible } = this.#store.getState()
    // The stream needs the cookie that the response to the first message sets.
    if (isVisible && (this.#store.cursor > 0 || wasWelcomed(visitorId))) this.#stream.start()
  }

  #handleResponse(isRecovered: boolean) {
    if (isRecovered) {
      this.#readState.setServerSeq(0)
      this.#stream.wake()
    }
    this.#connect()
    this.#onContact(isRecovered)
  }

  #setLive(isLive: boolean) {
    if (!isLive) this.#office.setDisconnected()
    this.#store.change({ isLive })
  }

  #handleEvents(events: VisitorEvent[], isLocal: boolean) {
    if (isLocal) this.#hello = events.reduce(applyToHello, this.#hello)
    for (const event of events) {
      if (event.name === 'hello') this.#handleHello(event.data, isLocal)
      if (event.name === 'cleared') this.#removeUpTo(event.data.up_to)
      if (event.name === 'restored') this.#polling.refresh()
      this.#office.handleEvent(event)
    }
    this.#store.add(events.flatMap((event) => this.#messageOf(event)))
    this.#fillGap()
    this.#onContact(false)
  }

  #handleHello(
    { first_seq, last_seq, visitor_read_seq }: VisitorEvents['hello'],
    isLocal: boolean,
  ) {
    this.#readState.setServerSeq(visitor_read_seq)
    if (last_seq >= this.#store.cursor) this.#removeUpTo(first_seq > 0 ? first_seq - 1 : last_seq)
    // The conversation was restarted. Without any message (0), this browser may have lost access.
    else if (last_seq > 0) this.#polling.refresh()
    if (!isLocal && last_seq > this.#store.cursor) this.#polling.catchUp()
  }

  #removeUpTo(upTo: number) {
    this.#store.change(dropUpTo(this.#store.getState(), upTo))
  }

  #fillGap() {
    if (hasGap(this.#store.getState())) this.#polling.catchUp()
  }

  #messageOf({ name, data }: VisitorEvent) {
    if (name !== 'message' || !isMessage(data)) return []
    return data.user_id === this.#store.getState().visitorId ? [data] : []
  }
}

const TYPING_MS = 6000

/** Tracks the office's state from stream events. */
class OfficeStatus {
  #store: ConversationStore
  #typingTimer: ReturnType<typeof setTimeout> | undefined

  constructor(store: ConversationStore) {
    this.#store = store
  }

  handleEvent({ name, data }: VisitorEvent) {
    if (name === 'hello') {
      const opening = { isOpen: data.office_open, at: new Date() }
      const { online: isOnline, closed: isClosed, office_read_seq: readSeq } = data
      this.#update({ isOnline, isClosed, readSeq, opening })
    }
    if (name === 'online') this.#update({ isOnline: data.online })
    if (name === 'closed') this.#update({ isClosed: data.closed })
    if (name === 'read') this.#update({ readSeq: data.seq })
    if (name === 'typing') this.#setTyping(true)
    if (name === 'message' && data.sender === 'admin') this.#setTyping(false)
  }

  /** Clears the status, which is unknown without a connection. */
  setDisconnected() {
    this.#setTyping(false)
    this.#update({ isOnline: false })
  }

  #setTyping(isTyping: boolean) {
    clearTimeout(this.#typingTimer)
    if (isTyping) this.#typingTimer = setTimeout(() => this.#setTyping(false), TYPING_MS)
    if (isTyping !== this.#store.getState().office.isTyping) this.#update({ isTyping })
  }

  #update(change: Partial<OfficeState>) {
    this.#store.change({ office: { ...this.#store.getState().office, ...change } })
  }
}

/** Tracks the visitor's read position and reports it to the server. */
class ReadState {
  #store: ConversationStore
  #serverSeq = 0
  #reportedSeq = 0
  #isReporting = false

  constructor(store: ConversationStore) {
    this.#store = store
    store.subscribe(() => this.#markVisibleRead())
  }

  /** Sets the read position that the server has stored. Reports a later position again. */
  setServerSeq(seq: number) {
    this.#serverSeq = Math.max(this.#serverSeq, seq)
    this.#reportedSeq = 0
    this.#setReadSeq(seq)
    this.#report()
  }

  /** Marks the last office message as read, unless an earlier message is missing. */
  #markVisibleRead() {
    const state = this.#store.getState()
    const last = state.isVisible && state.messages.findLast(({ sender }) => sender === 'admin')
    if (!last) return
    this.#setReadSeq(Math.min(last.seq, cursorOf(state)))
    this.#report()
  }

  #setReadSeq(seq: number) {
    this.#store.change({ readSeq: Math.max(this.#store.getState().readSeq, seq) })
  }

  async #report() {
    const { visitorId, readSeq } = this.#store.getState()
    if (this.#isReporting || readSeq <= Math.max(this.#serverSeq, this.#reportedSeq)) return
    this.#isReporting = true
    this.#reportedSeq = readSeq
    if (await sendRead(visitorId, readSeq)) this.#serverSeq = Math.max(this.#serverSeq, readSeq)
    this.#isReporting = false
    if (this.#store.getState().readSeq > this.#reportedSeq) this.#report()
  }
}
