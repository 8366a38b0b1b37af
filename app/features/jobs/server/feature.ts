import type { Feature } from '#app/platform/server/feature/feature.ts'
import { deleteOldJobs } from '#app/platform/server/jobs/store.ts'
import { manifest } from '../feature.ts'
import routes from './routes.ts'
import { describeJobs } from './status.ts'
import { countByType } from './store.ts'

export const jobs: Feature = {
  manifest,
  routes: [routes],
  status: describeJobs,
  gauges: (app) => [
    {
      name: 'jobs',
      help: 'Jobs by type and state, of all servers on this database',
      labels: ['type', 'state'],
      read: async () => {
        const counted = await countByType(app.db, app.jobTypes)
        return counted.map(({ count, ...labels }) => ({ labels, value: count }))
      },
    },
  ],
  purge: ({ db }) => deleteOldJobs(db),
}
