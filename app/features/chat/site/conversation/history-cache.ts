import type { Message } from '../../contract.ts'
import { isMessage } from '../../transport/delivery.ts'
import { readList, remove, write } from '../../transport/storage.ts'
import type { ConversationStore } from './conversation-store.ts'
import { buildHistory, MAX_MESSAGES } from './history.ts'

const SAVE_AFTER_MS = 250

export const historyKeyOf = (visitorId: string) => `chatMessages:${visitorId}`

/** What this browser has kept of a conversation. */
export const readStoredHistory = (visitorId: string) =>
  buildHistory(readList(historyKeyOf(visitorId), isMessage))

/** Keeps the messages in this browser, for the next opening. */
export class HistoryCache {
  #store: ConversationStore
  #saved: Message[]
  #timer: ReturnType<typeof setTimeout> | undefined
  #isErased = false

  constructor(store: ConversationStore) {
    this.#store = store
    this.#saved = store.getState().messages
    store.subscribe(() => {
      // Writing a long conversation anew for each of many messages would hold up the page.
      if (this.#isDue) this.#timer ??= setTimeout(() => this.save(), SAVE_AFTER_MS)
    })
  }

  /** At once. */
  save() {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (!this.#isDue) return
    const { visitorId, messages } = this.#store.getState()
    this.#saved = messages
    // The newest matter most where there is little room.
    for (let most = MAX_MESSAGES; most >= 1; most = Math.floor(most / 4)) {
      if (write(historyKeyOf(visitorId), JSON.stringify(messages.slice(-most)))) return
    }
  }

  /** Nothing is kept of it any more, whatever still comes. */
  erase() {
    this.#isErased = true
    clearTimeout(this.#timer)
    remove(historyKeyOf(this.#store.getState().visitorId))
  }

  get #isDue() {
    return !this.#isErased && this.#store.getState().messages !== this.#saved
  }
}
