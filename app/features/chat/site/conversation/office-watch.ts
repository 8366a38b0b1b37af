import type { VisitorEvent } from '../../stream-events.ts'
import type { Known, OfficeState } from './known.ts'

const TYPING_MS = 6000

/** Notes what the events say of the office. */
export class OfficeWatch {
  #known: Known
  #typingTimer: ReturnType<typeof setTimeout> | undefined

  constructor(known: Known) {
    this.#known = known
  }

  hear({ name, data }: VisitorEvent) {
    if (name === 'hello') {
      const opening = { isOpen: data.office_open, at: new Date() }
      const { online: isOnline, closed: isClosed, office_read_seq: readSeq } = data
      this.#note({ isOnline, isClosed, readSeq, opening })
    }
    if (name === 'online') this.#note({ isOnline: data.online })
    if (name === 'closed') this.#note({ isClosed: data.closed })
    if (name === 'read') this.#note({ readSeq: data.seq })
    if (name === 'typing') this.#setTyping(true)
    if (name === 'message' && data.sender === 'admin') this.#setTyping(false)
  }

  /** Nobody says any more how it stands. */
  lose() {
    this.#setTyping(false)
    this.#note({ isOnline: false })
  }

  #setTyping(isTyping: boolean) {
    clearTimeout(this.#typingTimer)
    if (isTyping) this.#typingTimer = setTimeout(() => this.#setTyping(false), TYPING_MS)
    if (isTyping !== this.#known.getState().office.isTyping) this.#note({ isTyping })
  }

  #note(change: Partial<OfficeState>) {
    this.#known.change({ office: { ...this.#known.getState().office, ...change } })
  }
}
