import type { FastifyInstance } from 'fastify'
import type { CurrentOffice } from '#app/base/server/current-office.ts'
import type { Pictures } from '#app/base/server/keepers.ts'
import { toWhatsApp } from '#app/base/server/phones.ts'
import type { Office } from '#app/contract/office.ts'
import type { Database } from '#database/connect.ts'
import * as store from './store.ts'

/** As for pages: should a signal be lost, memory is a minute old at most. */
const CACHE_MS = 60_000

/**
 * The office as visitors see it, read once and kept until something that pages show changes. While
 * the database is away it stays as it was last known: a page is the office's also then.
 */
export function cacheOffice({ db, signals, services: keepers }: FastifyInstance): CurrentOffice {
  let cached: { until: number; reading: Promise<Office> } | undefined
  let lastRead: Office | undefined

  const forget = () => {
    cached = undefined
  }
  signals.on('content', forget)

  async function read() {
    try {
      lastRead = await toPublic(db, keepers.pictures, await store.find(db))
      return lastRead
    } catch (error) {
      forget()
      if (lastRead) return lastRead
      throw error
    }
  }

  return {
    invalidate: forget,
    read() {
      if (!cached || cached.until < Date.now())
        cached = { until: Date.now() + CACHE_MS, reading: read() }
      return cached.reading
    },
  }
}

/** Without the figures that are not shown, and with what the library says of photographs. */
async function toPublic(
  db: Database,
  pictures: Pictures,
  { record, changed_at }: store.StoredOffice,
): Promise<Office> {
  const descriptions = await pictures.describe(db, Object.values(record.photographs))
  const visible = Object.entries(record.photographs).flatMap(([place, address]) => {
    const { card: _, ...description } = descriptions.get(address) ?? {}
    return descriptions.has(address) ? [[place, { address, ...description }]] : []
  })
  const figures = record.figures.filter(({ is_shown }) => is_shown)
  return {
    ...record,
    figures,
    photographs: Object.fromEntries(visible),
    whatsapp_digits: toWhatsApp(record.whatsapp),
    changed_at,
  }
}
