import type { FastifyInstance } from 'fastify'
import { v7 as newId } from 'uuid'
import { ApiError, TooManyRequests } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import { lockRows } from '#database/locks.ts'
import { findById } from '../store.ts'

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS
const MAX_FAILURES = 5
/** For all challenges of an account together. */
const MAX_FAILURES_PER_HOUR = 20

/** A challenge is valid for one purpose only. */
type Purpose = 'second step' | 'passkey' | 'new passkey' | 'reauthentication' | 'setup'

const DEFAULT_MINUTES = 5
/** Longer, as an app may have to be installed first. */
const SETUP_MINUTES = 15

export interface Challenge {
  id: string
  purpose: Purpose
  /** The account's id; '' for a passkey sign-in without a username. */
  sub: string
  /** Derived from the password hash, so that a new password voids the challenge. */
  fingerprint: string
}

/**
 * Creates a challenge as a signed token. It is not stored, so that requesting challenges causes no
 * writes.
 */
export function createChallenge(app: FastifyInstance, purpose: Purpose, owner?: Owner) {
  const id = newId()
  const subject = {
    sub: owner?.id ?? '',
    fingerprint: owner ? derivePasswordFingerprint(app, owner) : '',
  }
  const minutes = purpose === 'setup' ? SETUP_MINUTES : DEFAULT_MINUTES
  const claims = { token_type: purpose, jti: id, ...subject }
  const token = app.jwt.sign(claims, { expiresIn: minutes * 60 })
  return { id, token }
}

/** Returns the challenge and its account. Throws ChallengeExpired. */
export async function findChallengedAccount(
  app: FastifyInstance,
  token: string,
  purpose: Purpose = 'second step',
) {
  const challenge = readChallenge(app, token, [purpose])
  const account = await findById(app.db, challenge.sub)
  if (!account || !isValidFor(app, challenge, account)) throw new ChallengeExpired()
  return { challenge, account }
}

/** Throws ChallengeExpired for invalid or expired tokens and for other purposes. */
export function readChallenge(app: FastifyInstance, token: string, purposes: Purpose[]): Challenge {
  try {
    const claims = app.jwt.verify<Record<string, string>>(token)
    const { token_type, jti: id = '', sub = '', fingerprint = '' } = claims
    const purpose = purposes.find((each) => each === token_type)
    if (purpose) return { id, purpose, sub, fingerprint }
  } catch {
    // Every invalid token gets the same response.
  }
  throw new ChallengeExpired()
}

/** Whether the challenge belongs to the account and its current password. */
export function isValidFor(app: FastifyInstance, { sub, fingerprint }: Challenge, owner: Owner) {
  return sub === owner.id && fingerprint === derivePasswordFingerprint(app, owner)
}

interface Owner {
  id: string
  password_hash: string
}

/**
 * Derives a value that changes with the password. It reveals nothing about the hash and differs
 * from the browser token.
 */
function derivePasswordFingerprint({ deriveKey }: FastifyInstance, { id, password_hash }: Owner) {
  return deriveKey(JSON.stringify(['challenge', id, password_hash])).toString('base64url')
}

/**
 * Checks a code or passkey and counts the attempt on all servers. A correct one closes the
 * challenge. Throws ChallengeExpired for a closed challenge or too many failures, TooManyRequests
 * for too many failures of the account.
 */
export async function attemptChallenge(
  db: Database,
  challenge: Pick<Challenge, 'id' | 'sub'>,
  checkAnswer: (transaction: Database) => Promise<boolean>,
) {
  return db.transaction().execute(async (transaction) => {
    await lockRows(transaction, 'administrator', [challenge.sub])
    await checkAttemptLimit(transaction, challenge)
    const isCorrect = await checkAnswer(transaction)
    await recordAttempt(transaction, challenge, isCorrect)
    return isCorrect
  })
}

async function checkAttemptLimit(db: Database, { id, sub }: Pick<Challenge, 'id' | 'sub'>) {
  const hourAgo = new Date(Date.now() - HOUR_MS).toISOString()
  const attempts = await db
    .selectFrom('challenge_attempts')
    .select(['id', 'failures', 'tried_at', 'closed_at'])
    .where('administrator_id', '=', sub)
    .where('tried_at', '>', hourAgo)
    .orderBy('tried_at')
    .execute()
  const own = attempts.find((each) => each.id === id)
  if (own && (own.closed_at || own.failures >= MAX_FAILURES)) throw new ChallengeExpired()
  const failures = attempts.reduce((sum, each) => sum + each.failures, 0)
  if (failures < MAX_FAILURES_PER_HOUR) return
  const first = Date.parse(attempts[0]?.tried_at ?? '')
  throw new TooManyRequests(Math.ceil((first + HOUR_MS - Date.now()) / 1000))
}

async function recordAttempt(
  db: Database,
  { id, sub }: Pick<Challenge, 'id' | 'sub'>,
  isCorrect: boolean,
) {
  const tried_at = new Date().toISOString()
  const failures = isCorrect ? 0 : 1
  const closed_at = isCorrect ? tried_at : null
  await db
    .insertInto('challenge_attempts')
    .values({ id, administrator_id: sub, failures, tried_at, closed_at })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref, eb }) => ({
        failures: eb(ref('challenge_attempts.failures'), '+', failures),
        tried_at,
        closed_at,
      })),
    )
    .execute()
}

export async function purgeChallengeAttempts(db: Database) {
  const hourAgo = new Date(Date.now() - HOUR_MS).toISOString()
  await db.deleteFrom('challenge_attempts').where('tried_at', '<', hourAgo).execute()
}

export class ChallengeExpired extends ApiError {
  constructor() {
    super(
      401,
      'challenge_expired',
      'This took too long, or there were too many attempts. Please log in again.',
    )
  }
}
