import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { type GrownConversation, listGrown, listGrownSince } from './grown-conversations.ts'

/** Clocks of several servers differ, and a commit may take its time. */
const MARGIN_MS = 60_000
const MOST_REMEMBERED = 10_000

/**
 * Finds the conversations that have grown, once for all streams of the office. Signals name
 * them; in case one was lost, the newest are looked through now and then.
 */
export class OfficeReader {
  #app: FastifyInstance
  #grown: (row: GrownConversation) => void
  /** How far each was shown. */
  #shown = new LRUCache<string, number>({ max: MOST_REMEMBERED })
  #named = new Set<string>()
  #isLookWanted = false
  #isReading = false
  #lookedAt = Date.now()

  constructor(app: FastifyInstance, grown: (row: GrownConversation) => void) {
    this.#app = app
    this.#grown = grown
  }

  /** What is there now is not new: whoever begins to listen reads the list. */
  async start() {
    this.#lookedAt = Date.now()
    for (const { user_id, last_seq } of await this.#readNewest()) this.#shown.set(user_id, last_seq)
  }

  /** This conversation may have grown. Rejects when the database is away. */
  async read(userId: string) {
    this.#named.add(userId)
    await this.#run()
  }

  /** Any may have grown. Rejects when the database is away. */
  async look() {
    this.#isLookWanted = true
    await this.#run()
  }

  async #run() {
    if (this.#isReading) return
    this.#isReading = true
    try {
      // What is signalled in the same turn is read with one query.
      await new Promise(setImmediate)
      while (this.#named.size > 0 || this.#isLookWanted) await this.#readAll()
    } finally {
      this.#isReading = false
    }
  }

  async #readAll() {
    const names = [...this.#named]
    this.#named.clear()
    if (names.length > 0) this.#show(await listGrown(this.#app, names))
    if (!this.#isLookWanted) return
    this.#isLookWanted = false
    const now = Date.now()
    const rows = await this.#readNewest()
    this.#lookedAt = now
    this.#show(rows)
  }

  #readNewest() {
    // The clock may have been set back since.
    const since = new Date(Math.min(this.#lookedAt, Date.now()) - MARGIN_MS).toISOString()
    return listGrownSince(this.#app, since)
  }

  #show(rows: GrownConversation[]) {
    for (const row of rows) {
      if (row.last_seq <= (this.#shown.get(row.user_id) ?? 0)) continue
      this.#shown.set(row.user_id, row.last_seq)
      this.#grown(row)
    }
  }
}
