import type { Feature } from '#app/base/server/feature.ts'
import { describeServer } from './own-lines.ts'
import { listTroubles } from './read-status.ts'
import routes from './routes.ts'
import { watchDisk } from './watch-disk.ts'

export const status: Feature = {
  routes: [routes],
  status: describeServer,
  jobs: [watchDisk],
  dashboard: (app) => ({
    right: 'jobs:manage',
    lists: { problems: () => listTroubles(app) },
  }),
}
