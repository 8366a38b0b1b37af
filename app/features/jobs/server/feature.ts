import type { Feature } from '#app/base/server/feature.ts'
import { forgetEnded } from '#app/base/server/jobs/store.ts'
import routes from './routes.ts'

export const jobs: Feature = {
  routes: [routes],
  subjects: { job: 'jobs:manage' },
  purge: ({ db }) => forgetEnded(db),
}
