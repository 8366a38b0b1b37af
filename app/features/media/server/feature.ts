import type { Feature } from '#app/platform/server/feature/feature.ts'
import libraryRoutes, { fileRoutes } from './library-routes.ts'
import routes from './routes.ts'
import { purge } from './store.ts'

export const media: Feature = {
  routes: [routes, libraryRoutes, fileRoutes],
  auditSubjects: { picture: 'content:write' },
  restorable: { table: 'pictures', subject: 'picture', name: 'title' },
  purge: ({ db }) => purge(db),
}
