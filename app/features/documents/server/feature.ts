import { type SqlBool, sql } from 'kysely'
import { countRows } from '#app/base/server/counts.ts'
import type { PublishedDocument } from '#app/base/server/document-content.ts'
import type { Feature } from '#app/base/server/feature.ts'
import { privacyPolicy } from '../content/privacy-policy.ts'
import { purgeDrafts, restorableDraft } from './deletion.ts'
import deletionRoutes from './deletion-routes.ts'
import { fillDocument, listFacts } from './facts-in-texts.ts'
import { addFirst } from './first-content.ts'
import { kindOf } from './kinds.ts'
import { pageKind } from './page-kind.ts'
import { pictureReferences } from './picture-users.ts'
import presenceRoutes from './presence.ts'
import previewRoutes, { purge } from './previews.ts'
import publishedRoutes from './published-routes.ts'
import documentRoutes from './routes.ts'
import { publication } from './schedule.ts'
import scheduleRoutes from './schedule-routes.ts'
import * as store from './store.ts'
import translationRoutes from './translation-routes.ts'
import versionRoutes from './versions.ts'

const isOriginal = ({ translation_of }: PublishedDocument) => translation_of === null

const isShownService = sql<SqlBool>`kind = 'service'
  and published_number is not null and archived_at is null and translation_of is null`

export const documents: Feature = {
  setUp(app) {
    const read = app.responseCache.memoize(() => store.listPublished(app.db))
    app.decorate('publishedInAll', read)
    app.decorate('published', async () => (await read()).filter(isOriginal))
  },
  routes: [
    documentRoutes,
    translationRoutes,
    deletionRoutes,
    scheduleRoutes,
    versionRoutes,
    previewRoutes,
    presenceRoutes,
    publishedRoutes,
  ],
  jobs: [publication],
  async purge({ db, services: keepers }) {
    await purge(db)
    await purgeDrafts(db, keepers)
  },
  restorable: restorableDraft,
  documentKinds: [pageKind],
  addFirstContent: (db) => addFirst(db, 'page', [{ content: privacyPolicy }]),
  contentTopic: 'documents',
  async listSearchEntries(app) {
    const published = await app.publishedInAll()
    return Promise.all(
      published.map(async (document) => {
        const filled = await fillDocument(app, document)
        const found = kindOf(app, document.kind).toSearchEntry(filled)
        const { id, translation_of, language } = document
        return translation_of
          ? { ...found, translationGroup: translation_of, language }
          : { ...found, translationGroup: id }
      }),
    )
  },
  async factUsages(app) {
    const published = await app.publishedInAll()
    return published.flatMap((document) =>
      listFacts(app, document).map((key) => ({ key, page: document.address })),
    )
  },
  pictureReferences,
  auditSubjects: {
    ...{
      document: 'content:write',
      document_draft: 'content:write',
      preview_link: 'content:write',
    },
    ...{ document_version: 'content:write', document_schedule: 'content:write' },
  },
  dashboard: ({ db }) => ({
    right: 'content:write',
    counts: { services: (days) => countRows(db, 'documents', days, isShownService) },
  }),
  listAddresses: async (app) => ({
    pages: (await app.publishedInAll()).map(({ address }) => address),
  }),
}
