import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import { requireAdministrator } from '#app/base/server/access.ts'
import { FieldsRefused, NotFound, Refusal } from '#app/base/server/errors.ts'
import { proofApi } from '../../proof-contract.ts'
import { noting } from '../as-administrator.ts'
import { changeOwn } from '../change-own.ts'
import { checkPassword } from '../check-password.ts'
import * as people from '../people.ts'
import { renewTokens } from '../renew-tokens.ts'
import { countSignIn } from '../sign-in-limits.ts'
import { type Account, findById } from '../store.ts'
import {
  attempt,
  type Challenge,
  ChallengeOver,
  findChallenged,
  makeChallenge,
} from './challenges.ts'
import { hasAny, read, useCode } from './factors.ts'
import { listCredentials } from './passkeys.ts'
import { wrongCode } from './second-step-routes.ts'
import { takeAnswer } from './take-answer.ts'
import { warn } from './warn.ts'
import { askForAnswer } from './webauthn.ts'

const proofRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...proofApi.begin,
    async handler(request) {
      const account = await findById(app.db, requireAdministrator(request).id)
      if (!account) throw new NotFound('Administrator')
      const { id, token } = makeChallenge(app, 'proof', account)
      const factors = await read(app.db, account.id)
      return {
        challenge: token,
        password: !hasAny(factors),
        codes: factors.codes !== null,
        passkey: factors.passkeys.length > 0 ? await askOwn(app, account.id, id) : null,
      }
    },
  })

  app.route({
    ...proofApi.show,
    async handler(request) {
      const { id } = requireAdministrator(request)
      const { challenge, account } = await findChallenged(app, request.body.challenge, 'proof')
      if (account.id !== id) throw new ChallengeOver()
      await check(request, challenge, account)
      return renewTokens(request)
    },
  })

  app.route({
    ...proofApi.noteExport,
    async handler(request, reply) {
      const exported = request.body.list
      await changeOwn(request, async (db, id) => noting(await people.find(db, id), { exported }))
      return reply.code(204).send(null)
    },
  })
}

async function askOwn(app: FastifyInstance, administratorId: string, challengeId: string) {
  const credentials = await listCredentials(app.db, administratorId)
  return askForAnswer(app, { challengeId, credentials })
}

type Shown = FastifyRequest<{ Body: Static<(typeof proofApi)['show']['schema']['body']> }>

/** Who has a second factor shows that: the password may be what somebody has read. */
async function check(request: Shown, challenge: Challenge, account: Account) {
  const { server: app, body } = request
  const { password = '', code = '', answer } = body
  const { username, username_key } = account
  if (!hasAny(await read(app.db, challenge.sub))) {
    if (await checkPassword(request, username, password)) return
    warn(request, username_key, 'proof refused')
    throw new FieldsRefused({ password: { code: 'wrong_password', detail: notYours } })
  }
  if (answer) {
    if (await takeAnswer(app, challenge, answer)) return
    warn(request, username_key, 'proof refused')
    throw new Refusal(400, 'passkey_refused', 'This passkey was not accepted. Please try again.')
  }
  const limit = await countSignIn(request, username)
  const isRight = await attempt(app.db, challenge, (db) => useCode(app, db, challenge.sub, code))
  if (isRight) return limit.forgive()
  warn(request, username_key, 'proof refused')
  throw wrongCode()
}

const notYours = 'This is not your present password.'

export default proofRoutes
