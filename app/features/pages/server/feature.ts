import { type SqlBool, sql } from 'kysely'
import { addLanguagePrefix, defaultLanguage } from '#app/contract/languages.ts'
import { countRows } from '#app/platform/server/feature/counts.ts'
import type { Feature } from '#app/platform/server/feature/feature.ts'
import { siteLanguages } from '#app/platform/server/site-languages.ts'
import type { PublishedPage } from '#app/platform/server/text/page-content.ts'
import { fromNepal } from '../content/from-nepal.ts'
import { privacyPolicy } from '../content/privacy-policy.ts'
import { manifest } from '../feature.ts'
import { purgeDrafts, restorableDraft } from './deletion.ts'
import deletionRoutes from './deletion-routes.ts'
import { addFirstPages } from './first-content.ts'
import { getPageType } from './page-types.ts'
import { pictureReferences } from './picture-references.ts'
import presenceRoutes from './presence.ts'
import previewRoutes, { purgePreviews } from './previews.ts'
import publishedRoutes from './published-routes.ts'
import { fillPage, listFacts } from './publishing.ts'
import pageRoutes from './routes.ts'
import { publishPageJob } from './schedule.ts'
import scheduleRoutes from './schedule-routes.ts'
import { standardPageType } from './standard-page-type.ts'
import * as store from './store.ts'
import translationRoutes from './translation-routes.ts'
import versionRoutes from './versions.ts'

/** Returns all pages in a language, those without a translation in the language of their source. */
function translateAll(published: PublishedPage[], language = defaultLanguage) {
  const sources = published.filter(({ translation_of }) => translation_of === null)
  if (language === defaultLanguage) return sources
  const translations = new Map(
    published
      .filter((each) => each.language === language)
      .map((each) => [each.translation_of, each]),
  )
  return sources.map((source) => {
    const address = addLanguagePrefix(language, source.address)
    return translations.get(source.id) ?? { ...source, address }
  })
}

const isPublishedService = sql<SqlBool>`type = 'service'
  and published_version is not null and archived_at is null and translation_of is null`

/** The address of a source page with a prefix leads to its translation, which may have another slug. */
function listMoved(published: PublishedPage[], language: string) {
  return published.flatMap(({ id, address }) => {
    const translation = published.find(
      (each) => each.translation_of === id && each.language === language,
    )
    const source = addLanguagePrefix(language, address)
    if (!translation || translation.address === source) return []
    return [{ source, target: translation.address, is_permanent: false }]
  })
}

export const pages: Feature = {
  manifest,
  setUp(app) {
    const read = app.responseCache.memoize(() => store.listPublished(app.db))
    app.decorate('listPublishedPages', read)
    app.decorate('listPublishedPagesIn', async (language) => translateAll(await read(), language))
  },
  routes: [
    pageRoutes,
    translationRoutes,
    deletionRoutes,
    scheduleRoutes,
    versionRoutes,
    previewRoutes,
    presenceRoutes,
    publishedRoutes,
  ],
  jobs: [publishPageJob],
  async purge({ db, services }) {
    await purgePreviews(db)
    await purgeDrafts(db, services)
  },
  restorable: restorableDraft,
  pageTypes: [standardPageType],
  addFirstContent: (db) =>
    addFirstPages(db, 'page', [{ content: privacyPolicy }, { content: fromNepal }]),
  contentTopic: 'pages',
  async listSearchEntries(app) {
    const published = await app.listPublishedPages()
    return Promise.all(
      published.map(async (page) => {
        const filled = await fillPage(app, page)
        const found = getPageType(app, page.type).toSearchEntry(filled)
        const { id, translation_of, language } = page
        return translation_of
          ? { ...found, translationGroup: translation_of, language }
          : { ...found, translationGroup: id }
      }),
    )
  },
  async factUsages(app) {
    const published = await app.listPublishedPages()
    return published.flatMap((page) =>
      listFacts(app, page).map((key) => ({ key, page: page.address })),
    )
  },
  pictureReferences,
  dashboard: ({ db }) => ({
    right: 'content:write',
    counts: { services: (days) => countRows(db, 'pages', days, isPublishedService) },
  }),
  async listAddresses(app) {
    const [published, ...translated] = await Promise.all([
      app.listPublishedPages(),
      ...siteLanguages.map((language) => app.listPublishedPagesIn(language)),
    ])
    const pages = [...published, ...translated.flat()].map(({ address }) => address)
    return { pages, redirects: siteLanguages.flatMap((each) => listMoved(published, each)) }
  },
}
