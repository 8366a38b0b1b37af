import type { FastifyInstance } from 'fastify'
import { v7 as newId } from 'uuid'
import { TooManyRequests } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/locks.ts'

const HOUR_MS = 60 * 60 * 1000

interface AttemptLimit {
  /** The account, hashed by `keyedHash`. */
  account: string
  /** Attempts of one kind count together. */
  kind: string
  /** Allowed attempts per hour. */
  times: number
}

/** Counts an attempt across all servers and restarts. Returns its id. Throws TooManyRequests. */
export function countAttempt({ db }: FastifyInstance, limit: AttemptLimit) {
  return db.transaction().execute(async (transaction) => {
    const { id, freeInMs } = await recordAttempt(transaction, limit)
    if (!id) throw new TooManyRequests(Math.ceil(freeInMs / 1000))
    return id
  })
}

/**
 * Counts an attempt within a transaction. Above the limit `id` is '' and `freeInMs` the time to
 * wait.
 */
export async function recordAttempt(db: Database, { account, kind, times }: AttemptLimit) {
  await acquireLock(db, 'row', `tries ${account} ${kind}`)
  const now = Date.now()
  const oldest = await db
    .selectFrom('security_attempts')
    .select('tried_at')
    .where('account', '=', account)
    .where('kind', '=', kind)
    .where('tried_at', '>', hourAgo())
    .orderBy('tried_at', 'desc')
    .offset(times - 1)
    .limit(1)
    .executeTakeFirst()
  if (oldest) return { id: '', freeInMs: Math.max(1, Date.parse(oldest.tried_at) + HOUR_MS - now) }
  const row = { id: newId(), account, kind, tried_at: new Date(now).toISOString() }
  await db.insertInto('security_attempts').values(row).execute()
  return { id: row.id, freeInMs: 0 }
}

export async function removeAttempt(db: Database, id: string) {
  await db.deleteFrom('security_attempts').where('id', '=', id).execute()
}

export async function purgeAttempts(db: Database) {
  await db.deleteFrom('security_attempts').where('tried_at', '<', hourAgo()).execute()
}

const hourAgo = () => new Date(Date.now() - HOUR_MS).toISOString()
