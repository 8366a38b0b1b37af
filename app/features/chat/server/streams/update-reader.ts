import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { listUpdated, listUpdatedSince, type UpdatedConversation } from './updated-conversations.ts'

/** The time by which polls overlap, because server clocks differ and a commit takes time. */
const CLOCK_SKEW_MS = 60_000
const MAX_TRACKED = 10_000

/**
 * Fetches updated conversations once for all office streams and announces new messages. Notifications
 * contain the ids of the conversations; polling finds the conversations of lost notifications.
 */
export class UpdateReader {
  #app: FastifyInstance
  #onUpdate: (row: UpdatedConversation) => void
  /** The sequence number of the last announced message of each conversation. */
  #lastAnnounced = new LRUCache<string, number>({ max: MAX_TRACKED })
  #pendingIds = new Set<string>()
  #isPollRequested = false
  #isRunning = false
  #polledAt = Date.now()

  constructor(app: FastifyInstance, onUpdate: (row: UpdatedConversation) => void) {
    this.#app = app
    this.#onUpdate = onUpdate
  }

  /** Marks existing messages as announced, because a new client loads the list. */
  async start() {
    this.#polledAt = Date.now()
    for (const { user_id, last_seq } of await this.#fetchUpdated())
      this.#lastAnnounced.set(user_id, last_seq)
  }

  /** Announces a conversation if it has a new message. Rejects when the database is unreachable. */
  async announceConversation(userId: string) {
    this.#pendingIds.add(userId)
    await this.#run()
  }

  /** Announces all conversations with a new message. Rejects when the database is unreachable. */
  async poll() {
    this.#isPollRequested = true
    await this.#run()
  }

  async #run() {
    if (this.#isRunning) return
    this.#isRunning = true
    try {
      // Waits for other notifications of the same tick, so that one query fetches all of them.
      await new Promise(setImmediate)
      while (this.#pendingIds.size > 0 || this.#isPollRequested) await this.#announcePending()
    } finally {
      this.#isRunning = false
    }
  }

  async #announcePending() {
    const userIds = [...this.#pendingIds]
    this.#pendingIds.clear()
    if (userIds.length > 0) this.#announce(await listUpdated(this.#app, userIds))
    if (!this.#isPollRequested) return
    this.#isPollRequested = false
    const now = Date.now()
    const rows = await this.#fetchUpdated()
    this.#polledAt = now
    this.#announce(rows)
  }

  #fetchUpdated() {
    // Uses the earlier time, because the system clock may have been set back since the last poll.
    const since = new Date(Math.min(this.#polledAt, Date.now()) - CLOCK_SKEW_MS).toISOString()
    return listUpdatedSince(this.#app, since)
  }

  #announce(rows: UpdatedConversation[]) {
    for (const row of rows) {
      if (row.last_seq <= (this.#lastAnnounced.get(row.user_id) ?? 0)) continue
      this.#lastAnnounced.set(row.user_id, row.last_seq)
      this.#onUpdate(row)
    }
  }
}
