import type { Feature } from '#app/platform/server/feature/feature.ts'
import { manifest } from '../feature.ts'
import importRoutes from './import.ts'
import routes from './routes.ts'
import * as store from './store.ts'

export const redirects: Feature = {
  manifest,
  routes: [routes, importRoutes],
  restorable: { table: 'redirects', subject: 'redirect', name: 'source' },
  purge: store.purge,
  findRedirect: ({ db, publicUrl }, source) => store.findServed(db, publicUrl, source),
}
