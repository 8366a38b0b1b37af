import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { ApiError, NotFound, ValidationError } from '#app/platform/server/http/errors.ts'
import { reauthenticationApi } from '../../reauthentication-contract.ts'
import { withNote } from '../audited-administrator.ts'
import { changeOwnAccount } from '../change-own-account.ts'
import { checkPassword } from '../check-password.ts'
import * as people from '../people.ts'
import { renewTokens } from '../renew-tokens.ts'
import { countSignIn } from '../sign-in-limits.ts'
import { type Account, findById } from '../store.ts'
import {
  attemptChallenge,
  type Challenge,
  ChallengeExpired,
  createChallenge,
  findChallengedAccount,
} from './challenges.ts'
import { hasFactor, readFactors, useCode } from './factors.ts'
import { logRefusedSignIn } from './log-refused-sign-in.ts'
import { listCredentials } from './passkeys.ts'
import { wrongCode } from './second-step-routes.ts'
import { verifyPasskey } from './verify-passkey.ts'
import { createAuthenticationOptions } from './webauthn.ts'

const reauthenticationRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...reauthenticationApi.begin,
    async handler(request) {
      const account = await findById(app.db, requireAdministrator(request).id)
      if (!account) throw new NotFound('Administrator')
      const { id, token } = createChallenge(app, 'reauthentication', account)
      const factors = await readFactors(app.db, account.id)
      return {
        challenge: token,
        password: !hasFactor(factors),
        codes: factors.codes !== null,
        passkey:
          factors.passkeys.length > 0 ? await createOwnPasskeyOptions(app, account.id, id) : null,
      }
    },
  })

  app.route({
    ...reauthenticationApi.confirm,
    async handler(request) {
      const { id } = requireAdministrator(request)
      const { challenge, account } = await findChallengedAccount(
        app,
        request.body.challenge,
        'reauthentication',
      )
      if (account.id !== id) throw new ChallengeExpired()
      await verify(request, challenge, account)
      return renewTokens(request)
    },
  })

  app.route({
    ...reauthenticationApi.recordExport,
    async handler(request, reply) {
      const exported = request.body.list
      await changeOwnAccount(request, async (db, id) =>
        withNote(await people.find(db, id), { exported }),
      )
      return reply.code(204).send(null)
    },
  })
}

async function createOwnPasskeyOptions(
  app: FastifyInstance,
  administratorId: string,
  challengeId: string,
) {
  const credentials = await listCredentials(app.db, administratorId)
  return createAuthenticationOptions(app, { challengeId, credentials })
}

type ReauthenticationRequest = FastifyRequest<{
  Body: Static<(typeof reauthenticationApi)['confirm']['schema']['body']>
}>

/** An account with a second factor must use it; its password may have been seen. */
async function verify(request: ReauthenticationRequest, challenge: Challenge, account: Account) {
  const { server: app, body } = request
  const { password = '', code = '', answer } = body
  const { username, username_key } = account
  if (!hasFactor(await readFactors(app.db, challenge.sub))) {
    if (await checkPassword(request, username, password)) return
    logRefusedSignIn(request, username_key, 'reauthentication refused')
    throw new ValidationError({ password: { code: 'wrong_password', detail: wrongPassword } })
  }
  if (answer) {
    if (await verifyPasskey(app, challenge, answer)) return
    logRefusedSignIn(request, username_key, 'reauthentication refused')
    throw new ApiError(400, 'passkey_refused', 'This passkey was not accepted. Please try again.')
  }
  const limit = await countSignIn(request, username)
  const isCorrect = await attemptChallenge(app.db, challenge, (db) =>
    useCode(app, db, challenge.sub, code),
  )
  if (isCorrect) return limit.refund()
  logRefusedSignIn(request, username_key, 'reauthentication refused')
  throw wrongCode()
}

const wrongPassword = 'This is not your current password.'

export default reauthenticationRoutes
