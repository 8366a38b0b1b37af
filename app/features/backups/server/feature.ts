import type { Feature } from '#app/platform/server/feature/feature.ts'
import { manifest } from '../feature.ts'
import { describeBackups } from './backup-status.ts'
import { backUpJob, planJob, verifyJob } from './jobs.ts'
import { trackProgress } from './progress.ts'
import routes, { downloadRoutes } from './routes.ts'

export const backups: Feature = {
  manifest,
  setUp: trackProgress,
  routes: [routes, downloadRoutes],
  jobs: [planJob, backUpJob, verifyJob],
  status: describeBackups,
  firstSteps: [
    {
      name: 'backup_copy',
      right: 'backups:manage',
      isDone: ({ db, services }) =>
        services.auditLog.hasEntry(db, { action: 'exported', subject: 'backup' }),
    },
  ],
}
