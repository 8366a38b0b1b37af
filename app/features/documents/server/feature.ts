import type { Feature } from '#app/base/server/feature.ts'
import { listFindable } from './findable.ts'
import { addFirstDocuments } from './first-content.ts'
import { pictureUsers } from './picture-users.ts'
import presenceRoutes from './presence.ts'
import previewRoutes, { purge } from './previews.ts'
import publishedRoutes from './published-routes.ts'
import documentRoutes from './routes.ts'
import { keepSchedule } from './schedule.ts'
import scheduleRoutes from './schedule-routes.ts'
import * as store from './store.ts'
import versionRoutes from './versions.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** All that visitors may see of documents. */
    published: () => ReturnType<typeof store.listPublished>
    /** For when a schedule was changed here. */
    lookAtSchedule: () => void
  }
}

export const documents: Feature = {
  setUp(app) {
    app.decorate(
      'published',
      app.content.recall(() => store.listPublished(app.db)),
    )
    app.decorate('lookAtSchedule', keepSchedule(app))
  },
  routes: [
    documentRoutes,
    scheduleRoutes,
    versionRoutes,
    previewRoutes,
    presenceRoutes,
    publishedRoutes,
  ],
  purge: ({ db }) => purge(db),
  addFirstContent: addFirstDocuments,
  shown: 'documents',
  findable: ({ db }) => listFindable(db),
  pictureUsers,
  addresses: async (app) => ({ pages: (await app.published()).map(({ address }) => address) }),
}
