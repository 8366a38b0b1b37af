import { expect, test } from 'vitest'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { heroSlidesApi } from '#app/features/hero-slides/contract.ts'
import { makeDestination, makeSlide } from '#tests/factories.ts'
import { signIn } from '#tests/processes/api-clients.ts'
import {
  createPostgresDatabase,
  emptyDatabases,
  postgresSettings,
} from '#tests/processes/databases.ts'
import { adminSettings, type Settings, startServer } from '#tests/processes/server-process.ts'

const destinationsShownAt = [
  '/',
  '/_.data',
  '/destinations',
  '/destinations.data',
  '/api/destinations/',
]
const slidesShownAt = ['/', '/_.data', '/hero', '/hero.data', '/api/public/hero-slides/']

for (const [name, makeDatabase] of emptyDatabases) {
  test(`a saved change is on the next page, on ${name}`, async () => {
    const { url, changes, read } = await openOffice(await makeDatabase())

    for (const { save, places, shown, gone } of changes) {
      // Each is cached in its former state.
      await Promise.all([...places, '/sitemap.xml'].map(read))
      const before = await lastChanges(url, places)
      await save()
      for (const place of places) {
        const text = await read(place)
        if (shown) expect(text, place).toContain(shown)
        if (gone) expect(text, place).not.toContain(gone)
      }
      const after = await lastChanges(url, places)
      for (const [place, moment] of Object.entries(after)) {
        expect([place, moment > String(before[place])]).toEqual([place, true])
      }
    }
  })
}

test('a change on one server is soon on the other', async () => {
  const settings = postgresSettings(await createPostgresDatabase())
  const { changes } = await openOffice(settings)
  const other = await startServer(settings)
  const read = async (place: string) => (await fetch(other.url + place)).text()

  for (const { save, places, shown, gone } of changes) {
    await Promise.all(places.map(read))
    await save()
    const isRenewed = async () => {
      const texts = await Promise.all(places.map(read))
      return texts.every(
        (text) => (!shown || text.includes(shown)) && !(gone && text.includes(gone)),
      )
    }
    // A second on an idle machine; a busy one needs longer to render the pages.
    await expect.poll(isRenewed, { timeout: 5000, interval: 100 }).toBe(true)
  }
})

/** Starts a server on this database with an administrator's client. */
async function openOffice(settings: Settings) {
  const { url } = await startServer({ ...settings, ...adminSettings })
  const { administrator } = await signIn(url)
  const read = async (place: string) => (await fetch(url + place)).text()
  const destination = { id: '' }
  const slide = { id: '' }
  const changes: Change[] = [
    {
      save: async () => {
        const body = makeDestination({ country: 'Norway' })
        destination.id = (await administrator.call(destinationsApi.add, { body })).id
      },
      places: destinationsShownAt,
      shown: 'Norway',
    },
    {
      save: () =>
        administrator.call(destinationsApi.change, {
          params: destination,
          body: { country: 'Iceland' },
        }),
      places: destinationsShownAt,
      shown: 'Iceland',
      gone: 'Norway',
    },
    {
      save: () => administrator.call(destinationsApi.remove, { params: destination }),
      places: destinationsShownAt,
      gone: 'Iceland',
    },
    {
      save: async () => {
        const body = makeSlide({ title: 'Under the northern lights' })
        slide.id = (await administrator.call(heroSlidesApi.add, { body })).id
      },
      places: slidesShownAt,
      shown: 'Under the northern lights',
    },
    {
      save: () =>
        administrator.call(heroSlidesApi.change, {
          params: slide,
          body: { title: 'By the fjord' },
        }),
      places: slidesShownAt,
      shown: 'By the fjord',
      gone: 'Under the northern lights',
    },
    {
      save: () => administrator.call(heroSlidesApi.remove, { params: slide }),
      places: slidesShownAt,
      gone: 'By the fjord',
    },
  ]
  return { url, changes, read }
}

interface Change {
  save: () => Promise<unknown>
  places: string[]
  shown?: string
  gone?: string
}

/** Returns the modification dates of these pages, from the page and the sitemap. */
async function lastChanges(url: string, places: string[]) {
  const map = await (await fetch(`${url}/sitemap.xml`)).text()
  const listed = map.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc><lastmod>([^<]+)</g)
  const found: Record<string, string> = {}
  for (const [, path = '', moment = ''] of listed) {
    if (!places.includes(path)) continue
    const page = await (await fetch(url + path)).text()
    found[`the map of ${path}`] = moment
    found[path] = page.match(/"dateModified":"([^"]+)"/)?.[1] ?? ''
  }
  expect(Object.keys(found)).toContain('/')
  return found
}
