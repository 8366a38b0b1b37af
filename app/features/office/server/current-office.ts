import type { FastifyInstance } from 'fastify'
import type { CurrentOffice } from '#app/base/server/current-office.ts'
import type { Pictures } from '#app/base/server/keepers.ts'
import { toWhatsApp } from '#app/base/server/phones.ts'
import type { Office } from '#app/contract/office.ts'
import type { Database } from '#database/connect.ts'
import * as store from './store.ts'

/** As for pages: should a signal be lost, memory is a minute old at most. */
const KEEP_MS = 60_000

/**
 * The office as visitors see it, read once and kept until something that pages show changes. While
 * the database is away it stays as it was last known: a page is the office's also then.
 */
export function keepOffice({ db, signals, keepers }: FastifyInstance): CurrentOffice {
  let kept: { until: number; reading: Promise<Office> } | undefined
  let last: Office | undefined

  const forget = () => {
    kept = undefined
  }
  signals.on('content', forget)

  async function read() {
    try {
      last = await toPublic(db, keepers.pictures, await store.find(db))
      return last
    } catch (error) {
      forget()
      if (last) return last
      throw error
    }
  }

  return {
    forget,
    read() {
      if (!kept || kept.until < Date.now()) kept = { until: Date.now() + KEEP_MS, reading: read() }
      return kept.reading
    },
  }
}

/** Without the figures that are not shown, and with what the library says of photographs. */
async function toPublic(
  db: Database,
  pictures: Pictures,
  { record, changed_at }: store.StoredOffice,
): Promise<Office> {
  const known = await pictures.describe(db, Object.values(record.photographs))
  const shown = Object.entries(record.photographs).flatMap(([place, address]) => {
    const { card: _, ...said } = known.get(address) ?? {}
    return known.has(address) ? [[place, { address, ...said }]] : []
  })
  const figures = record.figures.filter(({ is_shown }) => is_shown)
  return {
    ...record,
    figures,
    photographs: Object.fromEntries(shown),
    whatsapp_digits: toWhatsApp(record.whatsapp),
    changed_at,
  }
}
