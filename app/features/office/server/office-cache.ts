import type { FastifyInstance } from 'fastify'
import type { Office } from '#app/contract/office.ts'
import type { CurrentOffice } from '#app/platform/server/cache/current-office.ts'
import type { Pictures } from '#app/platform/server/feature/services.ts'
import { toWhatsApp } from '#app/platform/server/text/phones.ts'
import type { Database } from '#database/connect.ts'
import * as store from './store.ts'

/**
 * The maximum age of the cache, in case a notification is lost. Cached pages have the same limit.
 */
const CACHE_MS = 60_000

/**
 * Caches the public office profile until content changes. While the database is down, returns the
 * last profile that was loaded.
 */
export function cacheOffice({ db, changeNotifier, services }: FastifyInstance): CurrentOffice {
  let cached: { until: number; profile: Promise<Office> } | undefined
  let lastProfile: Office | undefined

  const reset = () => {
    cached = undefined
  }
  changeNotifier.on('content', reset)

  async function load() {
    try {
      lastProfile = await toPublic(db, services.pictures, await store.find(db))
      return lastProfile
    } catch (error) {
      reset()
      if (lastProfile) return lastProfile
      throw error
    }
  }

  return {
    invalidate: reset,
    read() {
      if (!cached || cached.until < Date.now())
        cached = { until: Date.now() + CACHE_MS, profile: load() }
      return cached.profile
    },
  }
}

/** Removes hidden figures, and adds the details of the pictures from the picture library. */
async function toPublic(
  db: Database,
  pictures: Pictures,
  { profile, changed_at }: store.StoredOffice,
): Promise<Office> {
  const descriptions = await pictures.describe(db, Object.values(profile.photographs))
  const photographs = Object.entries(profile.photographs).flatMap(([field, address]) => {
    const { card: _, ...description } = descriptions.get(address) ?? {}
    return descriptions.has(address) ? [[field, { address, ...description }]] : []
  })
  const figures = profile.figures.filter(({ is_shown }) => is_shown)
  return {
    ...profile,
    figures,
    photographs: Object.fromEntries(photographs),
    whatsapp_digits: toWhatsApp(profile.whatsapp),
    changed_at,
  }
}
