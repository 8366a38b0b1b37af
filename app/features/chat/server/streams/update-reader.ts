import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { listUpdated, listUpdatedSince, type UpdatedConversation } from './updated-conversations.ts'

/** The time by which polls overlap, because server clocks differ and a commit takes time. */
const CLOCK_SKEW_MS = 60_000
const MAX_TRACKED = 10_000

/**
 * Reads updated conversations once for all office streams. Notifications name the conversations, and
 * polling makes up for lost notifications.
 */
export class UpdateReader {
  #app: FastifyInstance
  #onUpdate: (row: UpdatedConversation) => void
  /** The last announced seq of each conversation. */
  #lastShown = new LRUCache<string, number>({ max: MAX_TRACKED })
  #pendingIds = new Set<string>()
  #isPollRequested = false
  #isReading = false
  #polledAt = Date.now()

  constructor(app: FastifyInstance, onUpdate: (row: UpdatedConversation) => void) {
    this.#app = app
    this.#onUpdate = onUpdate
  }

  /** Marks existing messages as announced, because a new client loads the list. */
  async start() {
    this.#polledAt = Date.now()
    for (const { user_id, last_seq } of await this.#readNewest())
      this.#lastShown.set(user_id, last_seq)
  }

  /** Announces a conversation if it has a new message. Rejects when the database is unreachable. */
  async read(userId: string) {
    this.#pendingIds.add(userId)
    await this.#run()
  }

  /** Announces all conversations with a new message. Rejects when the database is unreachable. */
  async poll() {
    this.#isPollRequested = true
    await this.#run()
  }

  async #run() {
    if (this.#isReading) return
    this.#isReading = true
    try {
      // Reads the conversations of all notifications of the same tick with one query.
      await new Promise(setImmediate)
      while (this.#pendingIds.size > 0 || this.#isPollRequested) await this.#readAll()
    } finally {
      this.#isReading = false
    }
  }

  async #readAll() {
    const names = [...this.#pendingIds]
    this.#pendingIds.clear()
    if (names.length > 0) this.#show(await listUpdated(this.#app, names))
    if (!this.#isPollRequested) return
    this.#isPollRequested = false
    const now = Date.now()
    const rows = await this.#readNewest()
    this.#polledAt = now
    this.#show(rows)
  }

  #readNewest() {
    // The clock may have been set back.
    const since = new Date(Math.min(this.#polledAt, Date.now()) - CLOCK_SKEW_MS).toISOString()
    return listUpdatedSince(this.#app, since)
  }

  #show(rows: UpdatedConversation[]) {
    for (const row of rows) {
      if (row.last_seq <= (this.#lastShown.get(row.user_id) ?? 0)) continue
      this.#lastShown.set(row.user_id, row.last_seq)
      this.#onUpdate(row)
    }
  }
}
