import type { Feature } from '#app/platform/server/feature/feature.ts'
import { purge } from './enquiries.ts'
import routes from './routes.ts'

export const apiKeys: Feature = {
  routes: [routes],
  auditSubjects: { api_key: 'programs:manage' },
  purge,
}
