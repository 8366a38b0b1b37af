import { expect } from 'vitest'
import type { Database } from '#database/connect.ts'

/** One that is added while the database is asked is due after the moment of the question. */
const MEANWHILE_MS = 200

/** Until no job is being done, and none is due. */
export async function settle({ db }: { db: Database }) {
  const read = () => {
    const soon = new Date(Date.now() + MEANWHILE_MS).toISOString()
    return db
      .selectFrom('jobs')
      .select('id')
      .where((job) => job.or([job('run_by', 'is not', null), job('due_at', '<=', soon)]))
      .execute()
  }
  await expect.poll(read, { interval: 20, timeout: 20_000 }).toEqual([])
}
