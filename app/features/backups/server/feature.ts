import type { Feature } from '#app/platform/server/feature/feature.ts'
import { describeBackups } from './backup-status.ts'
import { backUpJob, planJob, verifyJob } from './jobs.ts'
import { trackProgress } from './progress.ts'
import routes, { downloadRoutes } from './routes.ts'

export const backups: Feature = {
  setUp: trackProgress,
  routes: [routes, downloadRoutes],
  auditSubjects: { backup: 'backups:manage' },
  jobs: [planJob, backUpJob, verifyJob],
  status: describeBackups,
}
