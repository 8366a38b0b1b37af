import { sendPresence } from './chat-api.ts'

/** Shorter than the 6 s after which the office hides the indicator. */
const TYPING_INTERVAL_MS = 4000
const MAX_PATH_LENGTH = 200

/** Reports the visitor's page and typing to the office while the chat is open. */
export class VisitorPresence {
  #getVisitorId: () => string
  #page = ''
  #typedAt = 0

  constructor(getVisitorId: () => string) {
    this.#getVisitorId = getVisitorId
  }

  setPage(path: string) {
    this.#page = path.slice(0, MAX_PATH_LENGTH)
    this.#send()
  }

  noteTyping() {
    if (Date.now() - this.#typedAt < TYPING_INTERVAL_MS) return
    this.#typedAt = Date.now()
    // Deferred, so that the browser first paints the typed letter.
    setTimeout(() => this.#send({ is_typing: true }))
  }

  /** Called when the text was sent. */
  stopTyping() {
    this.#typedAt = 0
  }

  #send(presence: { is_typing?: boolean } = {}) {
    sendPresence(this.#getVisitorId(), { page: this.#page, ...presence })
  }
}
