import type { Message } from '../../contract.ts'
import type { VisitorEvent, VisitorEvents } from '../../stream-events.ts'
import { isMessage } from '../../transport/delivery.ts'
import { SharedStream } from '../../transport/shared-stream.ts'
import type { ConversationStore } from './conversation-store.ts'
import { dropUpTo, hasGap, hasMessage } from './history.ts'
import { HistoryPolling } from './history-polling.ts'
import { OfficeStatus } from './office-status.ts'
import { ReadState } from './read-state.ts'
import { wasWelcomed } from './visitor.ts'
import { applyToHello, visitorStream } from './visitor-stream.ts'

/**
 * A reply may arrive soon after the chat is closed or its tab is hidden; the launcher then shows it.
 * After this time a hidden chat keeps no connection.
 */
const DISCONNECT_AFTER_MS = 5 * 60_000

/** Keeps the store in step with the server: by the stream, or by polling while there is none. */
export class ConversationSync {
  #store: ConversationStore
  #onContact: (isRestored: boolean) => void
  #disconnectTimer: ReturnType<typeof setTimeout> | undefined
  #hello: VisitorEvents['hello'] | undefined
  #office: OfficeStatus
  #readState: ReadState
  #polling: HistoryPolling
  #stream: SharedStream<VisitorEvent>

  /** `onContact` runs at every contact with the server; `isRestored`: the first after a failure. */
  constructor(store: ConversationStore, onContact: (isRestored: boolean) => void) {
    const { visitorId } = store.getState()
    this.#store = store
    this.#onContact = onContact
    this.#office = new OfficeStatus(store)
    this.#readState = new ReadState(store)
    this.#polling = new HistoryPolling(store, (isRestored) => this.#handleResponse(isRestored))
    this.#stream = new SharedStream({
      name: `chatStream:${visitorId}`,
      connect: visitorStream(visitorId, () => store.cursor),
      onEvents: (events, isOwn) => this.#handleEvents(events, isOwn),
      onLive: (isLive) => this.#setLive(isLive),
      replay: () => (this.#hello ? [{ name: 'hello', data: this.#hello }] : []),
    })
    store.subscribe(() => this.#connect())
  }

  /** Sets whether the chat is open in a visible tab. */
  setVisible(isShown: boolean) {
    if (isShown === this.#store.getState().isVisible) return
    clearTimeout(this.#disconnectTimer)
    if (!isShown) this.#disconnectTimer = setTimeout(() => this.#stream.stop(), DISCONNECT_AFTER_MS)
    this.#store.change({ isVisible: isShown })
  }

  /** At once: the page is being left, and may be shown again as it is. */
  disconnect() {
    this.setVisible(false)
    clearTimeout(this.#disconnectTimer)
    this.#stream.stop()
  }

  /** Asks for everything, which also shows what the office has deleted. */
  refresh() {
    this.#stream.wake()
    return this.#polling.refresh()
  }

  /** Fetches missing messages immediately. A broken stream reconnects from there. */
  async wake(isNetworkNew: boolean) {
    await this.#polling.catchUp()
    this.#stream.wake(isNetworkNew)
  }

  /** What the server has answered to a message that this browser has sent. */
  addStored(message: Message) {
    this.#store.add([message])
    // Under a number that is taken here: the conversation has begun anew.
    if (!hasMessage(this.#store.getState(), message.id)) this.#polling.refresh()
    else this.#fillGap()
  }

  #connect() {
    const { visitorId, isVisible } = this.#store.getState()
    // An own stream before the first message would not bring the cookie that comes with its answer.
    if (isVisible && (this.#store.cursor > 0 || wasWelcomed(visitorId))) this.#stream.start()
  }

  #handleResponse(isRestored: boolean) {
    if (isRestored) {
      this.#readState.setServerSeq(0)
      this.#stream.wake()
    }
    this.#connect()
    this.#onContact(isRestored)
  }

  #setLive(isLive: boolean) {
    if (!isLive) this.#office.setDisconnected()
    this.#store.change({ isLive })
  }

  #handleEvents(events: VisitorEvent[], isOwn: boolean) {
    if (isOwn) this.#hello = events.reduce(applyToHello, this.#hello)
    for (const event of events) {
      if (event.name === 'hello') this.#handleHello(event.data, isOwn)
      if (event.name === 'cleared') this.#cut(event.data.up_to)
      if (event.name === 'restored') this.#polling.refresh()
      this.#office.handleEvent(event)
    }
    this.#store.add(events.flatMap((event) => this.#messageOf(event)))
    this.#fillGap()
    this.#onContact(false)
  }

  #handleHello({ first_seq, last_seq, visitor_read_seq }: VisitorEvents['hello'], isOwn: boolean) {
    this.#readState.setServerSeq(visitor_read_seq)
    if (last_seq >= this.#store.cursor) this.#cut(first_seq > 0 ? first_seq - 1 : last_seq)
    // It has begun anew; with nothing at all it may be one that this browser may no longer read.
    else if (last_seq > 0) this.#polling.refresh()
    if (!isOwn && last_seq > this.#store.cursor) this.#polling.catchUp()
  }

  #cut(upTo: number) {
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
