import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { ApiError, NotFound } from '#app/platform/server/http/errors.ts'
import { type Limit, limitByAddress, MINUTES } from '#app/platform/server/http/rate-limit.ts'
import { secondStepApi } from '../../factors-contract.ts'
import { openSession } from '../open-session.ts'
import { createChallenge, findChallengedAccount, readChallenge } from './challenges.ts'
import { logRefusedSignIn } from './log-refused-sign-in.ts'
import * as passkeys from './passkeys.ts'
import { verifyPasskey } from './verify-passkey.ts'
import { createAuthenticationOptions } from './webauthn.ts'

const passkeyPerAddress: Limit = { times: 60, seconds: 5 * MINUTES }

const passkeyRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const onRequest = limitByAddress(passkeyPerAddress)

  app.route({
    ...secondStepApi.readPasskeyOptions,
    onRequest,
    async handler({ body: { challenge } }) {
      if (challenge) return { challenge, options: await createAccountOptions(app, challenge) }
      const { id, token } = createChallenge(app, 'passkey')
      return {
        challenge: token,
        options: await createAuthenticationOptions(app, { challengeId: id }),
      }
    },
  })

  app.route({
    ...secondStepApi.usePasskey,
    onRequest,
    async handler(request, reply) {
      const { challenge: token, answer } = request.body
      const challenge = readChallenge(app, token, ['second step', 'passkey'])
      const account = await verifyPasskey(app, challenge, answer)
      const tokens = account && (await openSession(request, reply, account))
      if (!tokens) {
        logRefusedSignIn(request, account?.username_key ?? '', 'passkey refused')
        throw new ApiError(401, 'passkey_refused', refused)
      }
      return tokens
    },
  })
}

/** Options for the passkeys of the challenge's account. */
async function createAccountOptions(app: FastifyInstance, token: string) {
  const { challenge, account } = await findChallengedAccount(app, token)
  const credentials = await passkeys.listCredentials(app.db, account.id)
  if (credentials.length === 0) throw new NotFound('Passkey')
  return createAuthenticationOptions(app, { challengeId: challenge.id, credentials })
}

const refused = 'This passkey was not accepted. Please try again, or log in with your password.'

export default passkeyRoutes
