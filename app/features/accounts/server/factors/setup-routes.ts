import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { limitByAddress, MINUTES } from '#app/base/server/limits.ts'
import { factorSetupApi } from '../../required-factors-contract.ts'
import { countSignIn } from '../sign-in-limits.ts'
import { ChallengeOver } from './challenges.ts'
import * as codes from './codes.ts'
import { enterWith, findSetup } from './first-factor.ts'
import { passkeyKnown, passkeyNotMade } from './own-passkey-routes.ts'
import * as passkeys from './passkeys.ts'
import { wrongCode } from './second-step-routes.ts'
import { warn } from './warn.ts'
import { askForNew, checkNew } from './webauthn.ts'

const setupPerAddress = { times: 60, seconds: 5 * MINUTES }

const factorSetupRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const onRequest = limitByAddress(setupPerAddress)

  app.route({
    ...factorSetupApi.begin,
    onRequest,
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
      const setup = await findSetup(app, request.body.challenge)
      const { account } = setup
      const limit = await countSignIn(request, account.username)
      const entered = await enterWith(request, reply, setup, {
        name: 'codes of an app',
        add: (db) => codes.confirm(app, db, account.id, request.body.code),
      })
      if (!entered) {
        warn(request, account.username_key, 'code refused')
        throw wrongCode()
      }
      await limit.forgive()
      return entered
    },
  })

  app.route({
    ...factorSetupApi.beginPasskey,
    onRequest,
    async handler({ body: { challenge: token } }) {
      const { challenge, account } = await findSetup(app, token)
      const officeName = (await app.office.read()).short_name
      const asking = { challengeId: challenge.id, account, credentials: [], officeName }
      return { challenge: token, options: await askForNew(app, asking) }
    },
  })

  app.route({
    ...factorSetupApi.addPasskey,
    onRequest,
    async handler(request, reply) {
      const { challenge: token, name, answer } = request.body
      const setup = await findSetup(app, token)
      const credential = await checkNew(app, setup.challenge.id, answer)
      if (!credential) throw passkeyNotMade()
      const passkey = { administrator_id: setup.account.id, name, ...credential }
      const entered = await enterWith(request, reply, setup, {
        name: `passkey “${name}”`,
        async add(db) {
          if (await passkeys.add(db, passkey)) return true
          throw passkeyKnown()
        },
      })
      if (!entered) throw new ChallengeOver()
      return entered
    },
  })
}

export default factorSetupRoutes
