import type { Feature } from '#app/base/server/feature.ts'
import { backUpJob, checkJob, planJob } from './jobs.ts'
import { followProgress } from './progress.ts'
import routes, { downloadRoutes } from './routes.ts'
import { describeBackups } from './status.ts'

export const backups: Feature = {
  setUp: followProgress,
  routes: [routes, downloadRoutes],
  subjects: { backup: 'backups:manage' },
  jobs: [planJob, backUpJob, checkJob],
  status: describeBackups,
}
