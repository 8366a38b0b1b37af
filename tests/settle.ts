import { expect } from 'vitest'
import type { Database } from '#database/connect.ts'

/** A job added during the query is due after its time. */
const MEANWHILE_MS = 200

/** Waits until no job is running or due. */
export async function settle({ db }: { db: Database }) {
  const read = () => {
    const soon = new Date(Date.now() + MEANWHILE_MS).toISOString()
    return db
      .selectFrom('jobs')
      .select('id')
      .where((job) => job.or([job('worker_id', 'is not', null), job('due_at', '<=', soon)]))
      .execute()
  }
  await expect.poll(read, { interval: 20, timeout: 20_000 }).toEqual([])
}
