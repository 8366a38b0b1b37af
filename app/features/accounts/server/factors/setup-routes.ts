import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { limitByAddress, MINUTES } from '#app/platform/server/http/rate-limit.ts'
import { factorSetupApi } from '../../required-factors-contract.ts'
import { countSignIn } from '../sign-in-limits.ts'
import { ChallengeExpired } from './challenges.ts'
import { findSetup, signInWithFirstFactor } from './first-factor.ts'
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
