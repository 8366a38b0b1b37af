import type { Feature } from '#app/platform/server/feature/feature.ts'
import { manifest } from '../feature.ts'
import { listProblems } from './read-status.ts'
import routes from './routes.ts'
import { describeServer } from './server-status.ts'
import { watchDisk } from './watch-disk.ts'

export const status: Feature = {
  manifest,
  routes: [routes],
  status: describeServer,
  jobs: [watchDisk],
  dashboard: (app) => ({
    right: 'jobs:manage',
    lists: { problems: () => listProblems(app) },
  }),
}
