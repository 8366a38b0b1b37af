import type { FastifyInstance } from 'fastify'
import { v7 as newId } from 'uuid'
import { ServiceUnavailable } from '#app/platform/server/http/errors.ts'
import { type Database, findDatabaseError, ping } from '#database/connect.ts'

/** In milliseconds, the maximum age of the last test write. */
const MAX_AGE_MS = 10_000

/** In milliseconds. Load balancers often give up after five seconds. */
const TIMEOUT_MS = 4_000

export function addHealthRoutes(app: FastifyInstance) {
  const config = { access: 'anyone' } as const
  const checkReadiness = watchReadiness(app.db)
  app.get('/healthz', { config }, async () => ({ status: 'up' }))
  app.get('/readyz', { config }, async () => {
    await checkReadiness()
    return { status: 'ready' }
  })
}

/**
 * Returns a check that rejects when the database does not respond or does not store writes. All
 * callers share one read at a time, and one write in ten seconds.
 */
export function watchReadiness(db: Database, limitMs = TIMEOUT_MS) {
  let writtenAt = Number.NEGATIVE_INFINITY
  const read = shareRunning(() => ping(db), limitMs, 'The database does not answer.')
  const write = shareRunning(
    async () => {
      const startedAt = performance.now()
      await writeAndDelete(db)
      writtenAt = startedAt
    },
    limitMs,
    'The database does not store what is written.',
  )
  return async () => {
    const fault = findDatabaseError(db)
    if (fault) throw new ServiceUnavailable(fault)
    const isFresh = performance.now() - writtenAt < MAX_AGE_MS
    await Promise.all([read(), isFresh || write()])
  }
}

/**
 * Writes and deletes a row in separate statements of one commit, so that the database waits for the
 * disk.
 */
async function writeAndDelete(db: Database) {
  const row = { id: newId(), account: '', kind: 'readiness', tried_at: new Date().toISOString() }
  await db.transaction().execute(async (transaction) => {
    await transaction.insertInto('security_attempts').values(row).execute()
    await transaction.deleteFrom('security_attempts').where('id', '=', row.id).execute()
  })
}

/**
 * Runs `work` once at a time. Concurrent callers share the result. After `limitMs` they are refused
 * at once until it ends.
 */
function shareRunning(work: () => Promise<void>, limitMs: number, message: string) {
  let current: Promise<void> | undefined
  return () => {
    if (current) return current
    const timeout = Promise.withResolvers<void>()
    const timer = setTimeout(() => timeout.reject(new ServiceUnavailable(message)), limitMs)
    const running = work().finally(() => {
      clearTimeout(timer)
      current = undefined
    })
    current = Promise.race([running, timeout.promise])
    return current
  }
}
