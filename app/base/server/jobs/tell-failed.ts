import type { Database } from '#database/connect.ts'
import type { Keepers } from '../keepers.ts'
import type { JobKind } from './kind.ts'
import type { FailedJob } from './store.ts'

/** Tells whoever keeps the jobs that one has failed for good, within the transaction that says so. */
export const tellFailed =
  ({ notices }: Pick<Keepers, 'notices'>, { title, isSilent }: JobKind) =>
  async (db: Database, { id, about, error }: FailedJob) => {
    if (isSilent) return
    const facts: [string, string][] = [
      ['About', about],
      ['Why', error],
    ]
    await notices.add(db, {
      ...{ kind: 'job', aboutId: id, address: '/admin/jobs?state=failed' },
      title: `A job has failed: ${title}`,
      facts: facts.filter(([, value]) => value !== ''),
    })
  }
