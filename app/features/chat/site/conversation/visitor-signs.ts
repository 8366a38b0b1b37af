import { tellSigns } from './chat-api.ts'

/** It holds for 6 s at the office. */
const TYPING_EVERY_MS = 4000
const LONGEST_PATH = 200

/** What the office is shown of a visitor while the chat is open. */
export class VisitorSigns {
  #visitorId: () => string
  #page = ''
  #typedAt = 0

  constructor(visitorId: () => string) {
    this.#visitorId = visitorId
  }

  showPage(path: string) {
    this.#page = path.slice(0, LONGEST_PATH)
    this.#tell()
  }

  type() {
    if (Date.now() - this.#typedAt < TYPING_EVERY_MS) return
    this.#typedAt = Date.now()
    // The letter is seen first.
    setTimeout(() => this.#tell({ is_typing: true }))
  }

  /** What was typed has been sent. */
  stopTyping() {
    this.#typedAt = 0
  }

  #tell(signs: { is_typing?: boolean } = {}) {
    tellSigns(this.#visitorId(), { page: this.#page, ...signs })
  }
}
