import type { FastifyInstance } from 'fastify'
import { OTHER } from '../contract.ts'
import { addCounts, type CountType, type DailyCount, maxValues } from './store.ts'

declare module 'fastify' {
  interface FastifyInstance {
    visitCounter: VisitCounter
  }
}

const FLUSH_EVERY_MS = 10_000

type Values = Map<string, number>

/**
 * Counts visits in memory and adds the counts to the database every few seconds, so that many visits are
 * one write. Counts of the last seconds are lost when the process crashes.
 */
export class VisitCounter {
  #app: FastifyInstance
  /** Counts by day and type, separated by a space. */
  #counts = new Map<string, Values>()
  #writing: Promise<void> = Promise.resolve()

  constructor(app: FastifyInstance) {
    this.#app = app
    const flush = () => this.flush().catch((error) => app.log.error(error, 'visits not stored'))
    const timer = setInterval(flush, FLUSH_EVERY_MS).unref()
    app.addHook('preClose', async () => {
      clearInterval(timer)
      await flush()
    })
  }

  /** Beyond the limit of a day, a new value counts as `OTHER`. */
  add(day: string, type: CountType, value: string, count = 1) {
    const key = `${day} ${type}`
    const values = this.#counts.get(key) ?? new Map()
    this.#counts.set(key, values)
    const isFull = values.size >= maxValues[type] && !values.has(value)
    const counted = isFull ? OTHER : value
    values.set(counted, (values.get(counted) ?? 0) + count)
  }

  /** Adds the counts to the database. Counts that could not be stored are kept for the next time. */
  flush() {
    this.#writing = this.#writing.catch(() => undefined).then(() => this.#write())
    return this.#writing
  }

  async #write() {
    const counts: DailyCount[] = [...this.#counts].flatMap(([key, values]) => {
      const [day = '', type] = key.split(' ')
      return [...values].map(([value, count]) => ({ day, type: type as CountType, value, count }))
    })
    if (counts.length === 0) return
    this.#counts = new Map()
    try {
      await this.#app.db.transaction().execute((db) => addCounts(db, counts))
    } catch (error) {
      for (const { day, type, value, count } of counts) this.add(day, type, value, count)
      throw error
    }
  }
}
