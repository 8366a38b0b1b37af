import { sendPresence } from './chat-api.ts'

/** The indicator expires after 6 s. */
const TYPING_INTERVAL_MS = 4000
const MAX_PATH_LENGTH = 200

/** Reports the visitor's page and typing to the office while the chat is open. */
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
    // The typed letter is painted first.
    setTimeout(() => this.#send({ is_typing: true }))
  }

  /** Called when the text was sent. */
  stopTyping() {
    this.#typedAt = 0
  }

  #send(presence: { is_typing?: boolean } = {}) {
    sendPresence(this.#visitorId(), { page: this.#page, ...presence })
  }
}
