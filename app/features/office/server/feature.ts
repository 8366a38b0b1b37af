import type { Feature } from '#app/platform/server/feature/feature.ts'
import { cacheOffice } from './office-cache.ts'
import { pictureReferences } from './picture-users.ts'
import routes from './routes.ts'
import { listExamples } from './store.ts'

export const office: Feature = {
  setUp: (app) => app.decorate('office', cacheOffice(app)),
  routes: [routes],
  pictureReferences,
  auditSubjects: { office: 'settings:change' },
  dashboard: ({ db }) => ({
    right: 'settings:change',
    lists: { example_fields: () => listExamples(db) },
  }),
}
