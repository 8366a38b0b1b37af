import { onTestFinished, vi } from 'vitest'
import { createApiClient } from '#app/contract/api-client.ts'
import { accountsApi } from '#app/features/accounts/contract.ts'
import { backupsApi } from '#app/features/backups/contract.ts'
import { backUpJob, planJob, verifyJob } from '#app/features/backups/server/jobs.ts'
import { admin, sendTo, startTestApp } from './test-app.ts'
import { waitForJobs } from './wait-for-jobs.ts'

/** Starts an app with backups and a clock that tests can set. */
export async function startBackupApp(...[options]: Parameters<typeof startTestApp>) {
  const started = await startTestApp(options)
  await started.app.ready()
  const { app, config, visitor, signIn } = started
  await signIn()
  /** The first tokens expire when the clock is set forward. */
  let administrator = started.administrator
  const listBackups = () => administrator.call(backupsApi.list, {})
  const folder = config.backupDir
  return {
    ...started,
    listBackups,
    folder,
    async createBackup() {
      await administrator.call(backupsApi.create, {})
      await waitForJobs(started)
      return listBackups()
    },
    /** Returns the first administrator with valid tokens. */
    getClient: () => administrator,
    /** Sets the clock. */
    async setClock(at: string) {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(at) })
      onTestFinished(() => void vi.useRealTimers())
      const { access } = await visitor.call(accountsApi.signIn, { body: admin })
      administrator = createApiClient(sendTo(app, { authorization: `Bearer ${access}` }))
      for (const { name } of [planJob, backUpJob, verifyJob])
        app.changeNotifier.notify('jobs', name)
      await waitForJobs(started)
    },
  }
}
