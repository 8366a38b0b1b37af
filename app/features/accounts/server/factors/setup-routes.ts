import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { auditChangeWithin } from '#app/platform/server/audit/audit.ts'
import { limitByAddress, MINUTES } from '#app/platform/server/http/rate-limit.ts'
import type { Database } from '#database/connect.ts'
import { factorSetupApi } from '../../required-factors-contract.ts'
import { administratorSubject, withNote } from '../audited-administrator.ts'
import { openSession } from '../open-session.ts'
import * as people from '../people.ts'
import { countSignIn } from '../sign-in-limits.ts'
import type { Account } from '../store.ts'
import {
  attemptChallenge,
  type Challenge,
  ChallengeExpired,
  findChallengedAccount,
} from './challenges.ts'
import { addRecoveryCodes, hasFactor, readFactors } from './factors.ts'
import { logRefusedSignIn } from './log-refused-sign-in.ts'
import { passkeyExists, passkeyNotCreated } from './own-passkey-routes.ts'
import * as passkeys from './passkeys.ts'
import { wrongCode } from './second-step-routes.ts'
import * as codes from './totp.ts'
import { createRegistrationOptions, verifyRegistration } from './webauthn.ts'

const setupPerAddress = { times: 60, seconds: 5 * MINUTES }

const factorSetupRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const onRequest = limitByAddress(setupPerAddress)

  app.route({
    ...factorSetupApi.begin,
    onRequest,
    async handler(request, reply) {
      const { account } = await findSetup(app, request.body.challenge)
      const issuer = (await app.office.read()).short_name
      const label = { username: account.username, issuer }
      const secret = await codes.begin(app, app.db, account.id, label)
      if (!secret) throw new ChallengeExpired()
      return reply.code(201).send(secret)
    },
  })

  app.route({
    ...factorSetupApi.confirm,
    async handler(request, reply) {
      const setup = await findSetup(app, request.body.challenge)
      const { account } = setup
      const limit = await countSignIn(request, account.username)
      const signInResult = await signInWithFirstFactor(request, reply, setup, {
        name: 'authenticator app',
        add: (db) => codes.confirm(app, db, account.id, request.body.code),
      })
      if (!signInResult) {
        logRefusedSignIn(request, account.username_key, 'code refused')
        throw wrongCode()
      }
      await limit.refund()
      return signInResult
    },
  })

  app.route({
    ...factorSetupApi.beginPasskey,
    onRequest,
    async handler({ body: { challenge: token } }) {
      const { challenge, account } = await findSetup(app, token)
      const officeName = (await app.office.read()).short_name
      const registration = { challengeId: challenge.id, account, credentials: [], officeName }
      return { challenge: token, options: await createRegistrationOptions(app, registration) }
    },
  })

  app.route({
    ...factorSetupApi.addPasskey,
    onRequest,
    async handler(request, reply) {
      const { challenge: token, name, answer } = request.body
      const setup = await findSetup(app, token)
      const credential = await verifyRegistration(app, setup.challenge.id, answer)
      if (!credential) throw passkeyNotCreated()
      const passkey = { administrator_id: setup.account.id, name, ...credential }
      const signInResult = await signInWithFirstFactor(request, reply, setup, {
        name: `passkey “${name}”`,
        async add(db) {
          if (await passkeys.add(db, passkey)) return true
          throw passkeyExists()
        },
      })
      if (!signInResult) throw new ChallengeExpired()
      return signInResult
    },
  })
}

export default factorSetupRoutes

interface Setup {
  challenge: Challenge
  account: Account
}

/** Throws ChallengeExpired, also if the account has a factor or is disabled. */
async function findSetup(app: FastifyInstance, token: string): Promise<Setup> {
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
async function signInWithFirstFactor(
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
