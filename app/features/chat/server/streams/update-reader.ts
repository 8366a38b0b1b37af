import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { listUpdated, listUpdatedSince, type UpdatedConversation } from './updated-conversations.ts'

/** Clocks of several servers differ, and a commit may take its time. */
const CLOCK_SKEW_MS = 60_000
const MAX_TRACKED = 10_000

/**
 * Finds the conversations that have grown, once for all streams of the office. Signals name
 * them; in case one was lost, the newest are looked through now and then.
 */
export class UpdateReader {
  #app: FastifyInstance
  #onUpdate: (row: UpdatedConversation) => void
  /** How far each was shown. */
  #lastShown = new LRUCache<string, number>({ max: MAX_TRACKED })
  #pendingIds = new Set<string>()
  #isPollRequested = false
  #isReading = false
  #polledAt = Date.now()

  constructor(app: FastifyInstance, onUpdate: (row: UpdatedConversation) => void) {
    this.#app = app
    this.#onUpdate = onUpdate
  }

  /** What is there now is not new: whoever begins to listen reads the list. */
  async start() {
    this.#polledAt = Date.now()
    for (const { user_id, last_seq } of await this.#readNewest())
      this.#lastShown.set(user_id, last_seq)
  }

  /** This conversation may have grown. Rejects when the database is away. */
  async read(userId: string) {
    this.#pendingIds.add(userId)
    await this.#run()
  }

  /** Any may have grown. Rejects when the database is away. */
  async poll() {
    this.#isPollRequested = true
    await this.#run()
  }

  async #run() {
    if (this.#isReading) return
    this.#isReading = true
    try {
      // What is signalled in the same turn is read with one query.
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
    // The clock may have been set back since.
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
