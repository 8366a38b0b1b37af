import type { FastifyInstance } from 'fastify'
import type { Office } from '#app/contract/office.ts'
import { setOfficeCalendar } from '#app/contract/set-office-calendar.ts'
import { darkColourOf } from '#app/platform/brand/brand-colours.ts'
import type { CurrentOffice } from '#app/platform/server/cache/current-office.ts'
import type { Feature } from '#app/platform/server/feature/feature.ts'
import type { Pictures } from '#app/platform/server/feature/services.ts'
import { toWhatsApp } from '#app/platform/server/text/phones.ts'
import { listTexts } from '#app/platform/server/text/translate-fields.ts'
import type { Database } from '#database/connect.ts'
import { manifest } from '../feature.ts'
import routes, { translatedFields } from './routes.ts'
import * as store from './store.ts'

export const office: Feature = {
  manifest,
  setUp: (app) => app.decorate('office', cacheOffice(app)),
  routes: [routes],
  async translatableTexts({ office }) {
    const texts = listTexts(await office.read(), translatedFields)
    return texts.map((source) => ({ source, place: 'Office profile' }))
  },
  pictureReferences: store.pictureReferences,
  firstSteps: [
    {
      name: 'office_profile',
      right: 'settings:change',
      isDone: async ({ db }) => (await store.listExamples(db)).length === 0,
    },
  ],
  dashboard: ({ db }) => ({
    right: 'settings:change',
    lists: { example_fields: () => store.listExamples(db) },
  }),
}

/**
 * The maximum age of the cache, in case a notification is lost. Cached pages have the same limit.
 */
const CACHE_MS = 60_000

/**
 * Caches the public office profile until content changes. While the database is down, returns the
 * last profile that was loaded.
 */
function cacheOffice({ db, changeNotifier, services }: FastifyInstance): CurrentOffice {
  let cached: { until: number; profile: Promise<Office> } | undefined
  let lastProfile: Office | undefined

  const reset = () => {
    cached = undefined
  }
  changeNotifier.on('content', reset)

  async function load() {
    try {
      const [stored, words] = await Promise.all([
        store.find(db),
        services.officeWords.listChanged(db),
      ])
      lastProfile = { ...(await toPublic(db, services.pictures, stored)), words }
      setOfficeCalendar(lastProfile)
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
): Promise<Omit<Office, 'words'>> {
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
    dark_colour: darkColourOf(profile.primary_colour),
    whatsapp_digits: toWhatsApp(profile.whatsapp),
    changed_at,
  }
}
