import { sendPresence } from './chat-api.ts'

/** It holds for 6 s at the office. */
const TYPING_INTERVAL_MS = 4000
const MAX_PATH_LENGTH = 200

/** What the office is shown of a visitor while the chat is open. */
export class VisitorPresence {
  #visitorId: () => string
  #page = ''
  #typedAt = 0

  constructor(visitorId: () => string) {
    this.#visitorId = visitorId
  }

  setPage(path: string) {
    this.#page = path.slice(0, MAX_PATH_LENGTH)
    this.#send()
  }

  noteTyping() {
    if (Date.now() - this.#typedAt < TYPING_INTERVAL_MS) return
    this.#typedAt = Date.now()
    // The letter is seen first.
    setTimeout(() => this.#send({ is_typing: true }))
  }

  /** What was typed has been sent. */
  stopTyping() {
    this.#typedAt = 0
  }

  #send(presence: { is_typing?: boolean } = {}) {
    sendPresence(this.#visitorId(), { page: this.#page, ...presence })
  }
}
