import type { Feature } from '#app/platform/server/feature/feature.ts'
import { manifest } from '../feature.ts'
import { countStoredPages } from './count-stored.ts'
import filesRoutes from './files-routes.ts'
import libraryRoutes, { fileRoutes } from './library-routes.ts'
import routes from './routes.ts'
import { hasUploadedPicture, purge } from './store.ts'

/** Files that texts link to. */
export const mediaFiles: Feature = {
  routes: [filesRoutes],
  jobs: [countStoredPages],
  restorable: { table: 'files', subject: 'file', name: 'title' },
}

export const media: Feature = {
  manifest,
  routes: [routes, libraryRoutes, fileRoutes],
  restorable: { table: 'pictures', subject: 'picture', name: 'title' },
  firstSteps: [
    { name: 'pictures', right: 'content:write', isDone: ({ db }) => hasUploadedPicture(db) },
  ],
  purge: ({ db }) => purge(db),
}
