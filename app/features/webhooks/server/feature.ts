import type { Feature } from '#app/platform/server/feature/feature.ts'
import { delivery } from './delivery.ts'
import routes from './routes.ts'
import { purge } from './store.ts'

export const leadWebhooks: Feature = {
  routes: [routes],
  auditSubjects: { webhook: 'programs:manage' },
  jobs: [delivery],
  purge: ({ db }) => purge(db),
}
