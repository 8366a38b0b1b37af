import { expect } from 'vitest'
import type { Database } from '#database/connect.ts'

/** A job added during the query is due after its time. */
const QUERY_MS = 200

/** Waits until no job is running or due. */
export async function waitForJobs({ db }: { db: Database }) {
  const listOpenJobs = () => {
    const soon = new Date(Date.now() + QUERY_MS).toISOString()
    return db
      .selectFrom('jobs')
      .select('id')
      .where((job) => job.or([job('worker_id', 'is not', null), job('due_at', '<=', soon)]))
      .execute()
  }
  await expect.poll(listOpenJobs, { interval: 20 }).toEqual([])
}
