import type { Feature } from '#app/base/server/feature.ts'
import { keepOffice } from './current-office.ts'
import { pictureUsers } from './picture-users.ts'
import routes from './routes.ts'
import { listExamples } from './store.ts'

export const office: Feature = {
  setUp: (app) => app.decorate('office', keepOffice(app)),
  routes: [routes],
  pictureUsers,
  subjects: { office: 'settings:change' },
  dashboard: ({ db }) => ({
    right: 'settings:change',
    lists: { example_fields: () => listExamples(db) },
  }),
}
