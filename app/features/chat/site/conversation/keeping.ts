import type { Message } from '../../contract.ts'
import { isMessage } from '../../wire/delivery.ts'
import { forget, readList, write } from '../../wire/storage.ts'
import { historyOf, MOST_MESSAGES } from './history.ts'
import type { Known } from './known.ts'

const SAVE_AFTER_MS = 250

export const historyKeyOf = (visitorId: string) => `chatMessages:${visitorId}`

/** What this browser has kept of a conversation. */
export const readKept = (visitorId: string) =>
  historyOf(readList(historyKeyOf(visitorId), isMessage))

/** Keeps the messages in this browser, for the next opening. */
export class Keeping {
  #known: Known
  #kept: Message[]
  #timer: ReturnType<typeof setTimeout> | undefined
  #isErased = false

  constructor(known: Known) {
    this.#known = known
    this.#kept = known.getState().messages
    known.subscribe(() => {
      // Writing a long conversation anew for each of many messages would hold up the page.
      if (this.#isDue) this.#timer ??= setTimeout(() => this.save(), SAVE_AFTER_MS)
    })
  }

  /** At once. */
  save() {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (!this.#isDue) return
    const { visitorId, messages } = this.#known.getState()
    this.#kept = messages
    // The newest matter most where there is little room.
    for (let most = MOST_MESSAGES; most >= 1; most = Math.floor(most / 4)) {
      if (write(historyKeyOf(visitorId), JSON.stringify(messages.slice(-most)))) return
    }
  }

  /** Nothing is kept of it any more, whatever still comes. */
  erase() {
    this.#isErased = true
    clearTimeout(this.#timer)
    forget(historyKeyOf(this.#known.getState().visitorId))
  }

  get #isDue() {
    return !this.#isErased && this.#known.getState().messages !== this.#kept
  }
}
