import type { Message } from '../../contract.ts'
import { isMessage } from '../../transport/delivery.ts'
import { readList, remove, write } from '../../transport/storage.ts'
import type { ConversationStore } from './conversation-store.ts'
import { buildHistory, MAX_MESSAGES } from './history.ts'

const SAVE_AFTER_MS = 250

export const historyKeyOf = (visitorId: string) => `chatMessages:${visitorId}`

/** Reads the messages that this browser has stored. */
export const readStoredHistory = (visitorId: string) =>
  buildHistory(readList(historyKeyOf(visitorId), isMessage))

/** Stores the messages in this browser for the next time the chat is opened. */
export class HistoryCache {
  #store: ConversationStore
  #saved: Message[]
  #timer: ReturnType<typeof setTimeout> | undefined
  #isErased = false

  constructor(store: ConversationStore) {
    this.#store = store
    this.#saved = store.getState().messages
    store.subscribe(() => {
      // Writing a long conversation once per message would block the page.
      if (this.#isDue) this.#timer ??= setTimeout(() => this.save(), SAVE_AFTER_MS)
    })
  }

  /** Saves immediately. */
  save() {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (!this.#isDue) return
    const { visitorId, messages } = this.#store.getState()
    this.#saved = messages
    // When storage is full, fewer of the newest messages are saved.
    for (let limit = MAX_MESSAGES; limit >= 1; limit = Math.floor(limit / 4)) {
      if (write(historyKeyOf(visitorId), JSON.stringify(messages.slice(-limit)))) return
    }
  }

  /** Deletes the stored messages and stops saving. */
  erase() {
    this.#isErased = true
    clearTimeout(this.#timer)
    remove(historyKeyOf(this.#store.getState().visitorId))
  }

  get #isDue() {
    return !this.#isErased && this.#store.getState().messages !== this.#saved
  }
}
