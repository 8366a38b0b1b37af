import type { VisitorEvent } from '../../stream-events.ts'

const TYPING_MS = 6000

/** What the stream has told of the office. */
export interface OfficeState {
  /** Whether somebody is here. */
  isOnline: boolean
  isTyping: boolean
  /** How far the office has read. */
  readSeq: number
  /** By the office's own clock, at that moment; undefined until the server has said it. */
  opening: { isOpen: boolean; at: Date } | undefined
}

/** Keeps what the events say. */
export class OfficeWatch {
  state: OfficeState = { isOnline: false, isTyping: false, readSeq: 0, opening: undefined }
  #onChange: () => void
  #typingTimer: ReturnType<typeof setTimeout> | undefined

  constructor(onChange: () => void) {
    this.#onChange = onChange
  }

  hear({ name, data }: VisitorEvent) {
    if (name === 'hello') {
      const opening = { isOpen: data.office_open, at: new Date() }
      this.#set({ isOnline: data.online, readSeq: data.office_read_seq, opening })
    }
    if (name === 'online') this.#set({ isOnline: data.online })
    if (name === 'read') this.#set({ readSeq: data.seq })
    if (name === 'typing') this.#setTyping(true)
    if (name === 'message' && data.sender === 'admin') this.#setTyping(false)
  }

  /** Nobody says any more how it stands. */
  lose() {
    this.#setTyping(false)
    this.#set({ isOnline: false })
  }

  #setTyping(isTyping: boolean) {
    clearTimeout(this.#typingTimer)
    if (isTyping) this.#typingTimer = setTimeout(() => this.#setTyping(false), TYPING_MS)
    if (isTyping !== this.state.isTyping) this.#set({ isTyping })
  }

  #set(change: Partial<OfficeState>) {
    this.state = { ...this.state, ...change }
    this.#onChange()
  }
}
