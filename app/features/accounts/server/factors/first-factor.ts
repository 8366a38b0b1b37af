import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { auditChangeWithin } from '#app/platform/server/audit/audit.ts'
import type { Database } from '#database/connect.ts'
import { administratorSubject, withNote } from '../audited-administrator.ts'
import { openSession } from '../open-session.ts'
import * as people from '../people.ts'
import type { Account } from '../store.ts'
import {
  attemptChallenge,
  type Challenge,
  ChallengeExpired,
  findChallengedAccount,
} from './challenges.ts'
import { addRecoveryCodes, hasFactor, readFactors } from './factors.ts'

interface Setup {
  challenge: Challenge
  account: Account
}

/** Throws ChallengeExpired, also if the account has a factor or is disabled. */
export async function findSetup(app: FastifyInstance, token: string): Promise<Setup> {
  const found = await findChallengedAccount(app, token, 'setup')
  if (found.account.disabled_at) throw new ChallengeExpired()
  await requireNoFactor(app.db, found.account)
  return found
}

interface FirstFactor {
  /** Name in the audit log. */
  name: string
  /** Adds the factor. Returns false if its check failed. */
  add: (db: Database) => Promise<boolean>
}

/**
 * Adds the factor and signs in. Returns tokens and recovery codes, or undefined if the factor was
 * not added.
 */
export async function signInWithFirstFactor(
  request: FastifyRequest,
  reply: FastifyReply,
  { challenge, account }: Setup,
  { name, add }: FirstFactor,
) {
  let recovery_codes: string[] = []
  const isAdded = await attemptChallenge(request.server.db, challenge, async (db) => {
    await requireNoFactor(db, account)
    if (!(await add(db))) return false
    recovery_codes = await addRecoveryCodes(db, account.id)
    await recordFirstFactor(db, request, account, name)
    return true
  })
  if (!isAdded) return undefined
  const tokens = await openSession(request, reply, account)
  if (!tokens) throw new ChallengeExpired()
  return { ...tokens, recovery_codes }
}

/** An older challenge must not bypass a factor that was added since. */
async function requireNoFactor(db: Database, { id }: Account) {
  if (hasFactor(await readFactors(db, id))) throw new ChallengeExpired()
}

/** There is no session yet, so the entry names the challenge's account. */
function recordFirstFactor(
  db: Database,
  request: FastifyRequest,
  account: Account,
  second_factor: string,
) {
  return auditChangeWithin(db, request, {
    ...administratorSubject,
    id: account.id,
    by: account,
    find: () => people.find(db, account.id),
    apply: async (_, before) => withNote(before, { second_factor }),
  })
}
