import type { VisitorEvent } from '../../stream-events.ts'
import type { ConversationStore, OfficeState } from './conversation-store.ts'

const TYPING_MS = 6000

/** Tracks the office's state from stream events. */
export class OfficeStatus {
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
