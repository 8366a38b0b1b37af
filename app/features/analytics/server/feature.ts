import type { Feature } from '#app/platform/server/feature/feature.ts'
import { manifest } from '../feature.ts'
import routes from './routes.ts'
import { readSettings } from './settings.ts'
import { purgeCounts } from './store.ts'
import { VisitCounter } from './visit-counter.ts'

export const analytics: Feature = {
  manifest,
  contentTopic: 'analytics',
  setUp(app) {
    app.decorate('visitCounter', new VisitCounter(app))
    app.decorate(
      'analyticsSettings',
      app.responseCache.memoize(() => readSettings(app.db)),
    )
  },
  routes: [routes],
  purge: ({ db }) => purgeCounts(db),
}
