import type { FastifyInstance } from 'fastify'
import type { CurrentOffice } from '#app/base/server/current-office.ts'
import { toWhatsApp } from '#app/base/server/phones.ts'
import type { Pictures } from '#app/base/server/services.ts'
import type { Office } from '#app/contract/office.ts'
import type { Database } from '#database/connect.ts'
import * as store from './store.ts'

/** The maximum age of the cache if a notification is lost, as for pages. */
const CACHE_MS = 60_000

/**
 * Caches the public office profile until content changes. While the database is down, returns the
 * last profile that was loaded.
 */
export function cacheOffice({ db, changeNotifier, services }: FastifyInstance): CurrentOffice {
  let cached: { until: number; reading: Promise<Office> } | undefined
  let lastRead: Office | undefined

  const reset = () => {
    cached = undefined
  }
  changeNotifier.on('content', reset)

  async function read() {
    try {
      lastRead = await toPublic(db, services.pictures, await store.find(db))
      return lastRead
    } catch (error) {
      reset()
      if (lastRead) return lastRead
      throw error
    }
  }

  return {
    invalidate: reset,
    read() {
      if (!cached || cached.until < Date.now())
        cached = { until: Date.now() + CACHE_MS, reading: read() }
      return cached.reading
    },
  }
}

/** Leaves out hidden figures and adds the library's details of pictures. */
async function toPublic(
  db: Database,
  pictures: Pictures,
  { profile, changed_at }: store.StoredOffice,
): Promise<Office> {
  const descriptions = await pictures.describe(db, Object.values(profile.photographs))
  const visible = Object.entries(profile.photographs).flatMap(([field, address]) => {
    const { card: _, ...description } = descriptions.get(address) ?? {}
    return descriptions.has(address) ? [[field, { address, ...description }]] : []
  })
  const figures = profile.figures.filter(({ is_shown }) => is_shown)
  return {
    ...profile,
    figures,
    photographs: Object.fromEntries(visible),
    whatsapp_digits: toWhatsApp(profile.whatsapp),
    changed_at,
  }
}
