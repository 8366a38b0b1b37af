import { expect } from 'vitest'
import type { Database } from '#database/connect.ts'

/** Until no job is being done, and none is due. */
export async function settle({ db }: { db: Database }) {
  const read = () =>
    db
      .selectFrom('jobs')
      .select('id')
      .where((job) =>
        job.or([job('run_by', 'is not', null), job('due_at', '<=', new Date().toISOString())]),
      )
      .execute()
  await expect.poll(read, { interval: 20, timeout: 20_000 }).toEqual([])
}
