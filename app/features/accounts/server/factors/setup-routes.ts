import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { auditedWithin } from '#app/base/server/audit.ts'
import { limitByAddress, MINUTES } from '#app/base/server/limits.ts'
import type { Database } from '#database/connect.ts'
import { factorSetupApi } from '../../required-factors-contract.ts'
import { asAdministrator, noting } from '../as-administrator.ts'
import { openSession } from '../open-session.ts'
import * as people from '../people.ts'
import { countSignIn } from '../sign-in-limits.ts'
import type { Account } from '../store.ts'
import { attempt, ChallengeOver, findChallenged } from './challenges.ts'
import * as codes from './codes.ts'
import { addRecoveryCodes, hasAny, read } from './factors.ts'
import { wrongCode } from './second-step-routes.ts'
import { warn } from './warn.ts'

const setupPerAddress = { times: 60, seconds: 5 * MINUTES }

const factorSetupRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...factorSetupApi.begin,
    onRequest: limitByAddress(setupPerAddress),
    async handler(request, reply) {
      const { account } = await findSetup(app, request.body.challenge)
      const issuer = (await app.office.read()).short_name
      const named = { username: account.username, issuer }
      const secret = await codes.begin(app, app.db, account.id, named)
      if (!secret) throw new ChallengeOver()
      return reply.code(201).send(secret)
    },
  })

  app.route({
    ...factorSetupApi.confirm,
    async handler(request, reply) {
      const { challenge, account } = await findSetup(app, request.body.challenge)
      const limit = await countSignIn(request, account.username)
      let recovery_codes: string[] = []
      const isRight = await attempt(app.db, challenge, async (db) => {
        await refuseSecond(db, account)
        if (!(await codes.confirm(app, db, account.id, request.body.code))) return false
        recovery_codes = await addRecoveryCodes(db, account.id)
        await keep(db, request, account)
        return true
      })
      if (!isRight) {
        warn(request, account.username, 'code refused')
        throw wrongCode()
      }
      await limit.forgive()
      const tokens = await openSession(request, reply, account)
      if (!tokens) throw new ChallengeOver()
      return { ...tokens, recovery_codes }
    },
  })
}

/** Whose first factor it is for. Throws ChallengeOver, also when they have one or are disabled. */
async function findSetup(app: FastifyInstance, token: string) {
  const found = await findChallenged(app, token, 'setup')
  if (found.account.disabled_at) throw new ChallengeOver()
  await refuseSecond(app.db, found.account)
  return found
}

/** A challenge from before the first factor must not be a way around it. */
async function refuseSecond(db: Database, { id }: Account) {
  if (hasAny(await read(db, id))) throw new ChallengeOver()
}

/** Nobody is signed in yet: it is the change of whose challenge it was. */
function keep(db: Database, request: FastifyRequest, account: Account) {
  return auditedWithin(db, request, {
    ...asAdministrator,
    id: account.id,
    by: account,
    find: () => people.find(db, account.id),
    apply: async (_, before) => noting(before, { second_factor: 'codes of an app' }),
  })
}

export default factorSetupRoutes
