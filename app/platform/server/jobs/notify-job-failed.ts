import type { Database } from '#database/connect.ts'
import type { Services } from '../feature/services.ts'
import type { JobType } from './job-type.ts'
import type { FailedJob } from './store.ts'

/** Notifies the administrators of jobs, in the transaction that marks the job as failed. */
export const notifyJobFailed =
  ({ notifications }: Pick<Services, 'notifications'>, { title, isSilent }: JobType) =>
  async (db: Database, { id, subject, error }: FailedJob) => {
    if (isSilent) return
    const facts: [string, string][] = [
      ['About', subject],
      ['Why', error],
    ]
    await notifications.add(db, {
      kind: 'job',
      subjectId: id,
      address: '/admin/jobs?state=failed',
      title: `A job has failed: ${title}`,
      facts: facts.filter(([, value]) => value !== ''),
    })
  }
