import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { auditedWithin } from '#app/base/server/audit.ts'
import type { Database } from '#database/connect.ts'
import { asAdministrator, noting } from '../as-administrator.ts'
import { openSession } from '../open-session.ts'
import * as people from '../people.ts'
import type { Account } from '../store.ts'
import { attempt, type Challenge, ChallengeOver, findChallenged } from './challenges.ts'
import { addRecoveryCodes, hasAny, read } from './factors.ts'

interface Setup {
  challenge: Challenge
  account: Account
}

/** Whose first factor it is for. Throws ChallengeOver, also when they have one or are disabled. */
export async function findSetup(app: FastifyInstance, token: string): Promise<Setup> {
  const found = await findChallenged(app, token, 'setup')
  if (found.account.disabled_at) throw new ChallengeOver()
  await refuseSecond(app.db, found.account)
  return found
}

interface FirstFactor {
  /** As activities call it. */
  name: string
  /** Whether it is theirs from now on. */
  add: (db: Database) => Promise<boolean>
}

/** Adds it, and signs in: tokens and recovery codes; undefined when it was not added. */
export async function enterWith(
  request: FastifyRequest,
  reply: FastifyReply,
  { challenge, account }: Setup,
  { name, add }: FirstFactor,
) {
  let recovery_codes: string[] = []
  const isAdded = await attempt(request.server.db, challenge, async (db) => {
    await refuseSecond(db, account)
    if (!(await add(db))) return false
    recovery_codes = await addRecoveryCodes(db, account.id)
    await keep(db, request, account, name)
    return true
  })
  if (!isAdded) return undefined
  const tokens = await openSession(request, reply, account)
  if (!tokens) throw new ChallengeOver()
  return { ...tokens, recovery_codes }
}

/** A challenge from before the first factor must not be a way around it. */
async function refuseSecond(db: Database, { id }: Account) {
  if (hasAny(await read(db, id))) throw new ChallengeOver()
}

/** Nobody is signed in yet: it is the change of whose challenge it was. */
function keep(db: Database, request: FastifyRequest, account: Account, second_factor: string) {
  return auditedWithin(db, request, {
    ...asAdministrator,
    id: account.id,
    by: account,
    find: () => people.find(db, account.id),
    apply: async (_, before) => noting(before, { second_factor }),
  })
}
