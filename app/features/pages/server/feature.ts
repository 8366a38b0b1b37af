import { type SqlBool, sql } from 'kysely'
import { countRows } from '#app/platform/server/feature/counts.ts'
import type { Feature } from '#app/platform/server/feature/feature.ts'
import type { PublishedPage } from '#app/platform/server/text/page-content.ts'
import { privacyPolicy } from '../content/privacy-policy.ts'
import { purgeDrafts, restorableDraft } from './deletion.ts'
import deletionRoutes from './deletion-routes.ts'
import { fillPage, listFacts } from './fact-references.ts'
import { addFirstPages } from './first-content.ts'
import { getPageType } from './page-types.ts'
import { pictureReferences } from './picture-references.ts'
import presenceRoutes from './presence.ts'
import previewRoutes, { purgePreviews } from './previews.ts'
import publishedRoutes from './published-routes.ts'
import pageRoutes from './routes.ts'
import { publishPageJob } from './schedule.ts'
import scheduleRoutes from './schedule-routes.ts'
import { standardPageType } from './standard-page-type.ts'
import * as store from './store.ts'
import translationRoutes from './translation-routes.ts'
import versionRoutes from './versions.ts'

const isSourcePage = ({ translation_of }: PublishedPage) => translation_of === null

const isPublishedService = sql<SqlBool>`type = 'service'
  and published_version is not null and archived_at is null and translation_of is null`

export const pages: Feature = {
  setUp(app) {
    const read = app.responseCache.memoize(() => store.listPublished(app.db))
    app.decorate('listPublishedPages', read)
    app.decorate('listPublishedSourcePages', async () => (await read()).filter(isSourcePage))
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
  addFirstContent: (db) => addFirstPages(db, 'page', [{ content: privacyPolicy }]),
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
  auditSubjects: {
    page: 'content:write',
    page_draft: 'content:write',
    preview_link: 'content:write',
    page_version: 'content:write',
    page_schedule: 'content:write',
  },
  dashboard: ({ db }) => ({
    right: 'content:write',
    counts: { services: (days) => countRows(db, 'pages', days, isPublishedService) },
  }),
  listAddresses: async (app) => ({
    pages: (await app.listPublishedPages()).map(({ address }) => address),
  }),
}
