import type { Feature } from '#app/base/server/feature.ts'
import routes from './routes.ts'
import { purge } from './store.ts'

export const media: Feature = { routes: [routes], purge: ({ db }) => purge(db) }
