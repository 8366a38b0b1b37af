import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { Conflict, NotFound } from '#app/platform/server/http/errors.ts'
import { factorsApi } from '../../factors-contract.ts'
import { withNote } from '../audited-administrator.ts'
import { changeOwnAccount } from '../change-own-account.ts'
import * as people from '../people.ts'
import { addRecoveryCodes, finishRemoval, hasFactor, readFactors } from './factors.ts'
import * as recoveryCodes from './recovery-codes.ts'
import { wrongCode } from './second-step-routes.ts'
import * as codes from './totp.ts'

const factorRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...factorsApi.read,
    handler: (request) => readFactors(app.db, requireAdministrator(request).id),
  })

  app.route({
    ...factorsApi.beginTotpSetup,
    async handler(request, reply) {
      const { id, username } = requireAdministrator(request)
      const issuer = (await app.office.read()).short_name
      const secret = await codes.begin(app, app.db, id, { username, issuer })
      if (!secret) throw new Conflict('An authenticator app is already set up.', 'codes_set_up')
      return reply.code(201).send(secret)
    },
  })

  app.route({
    ...factorsApi.confirmTotp,
    async handler(request) {
      let recovery_codes: string[] = []
      await changeOwnAccount(request, async (db, id) => {
        if (!(await codes.confirm(app, db, id, request.body.code))) throw wrongCode()
        recovery_codes = await addRecoveryCodes(db, id)
        return withNote(await people.find(db, id), { second_factor: 'authenticator app' })
      })
      return { recovery_codes }
    },
  })

  app.route({
    ...factorsApi.removeTotp,
    async handler(request, reply) {
      await changeOwnAccount(request, async (db, id) => {
        if (!(await codes.find(db, id))) throw new NotFound('Second factor')
        await codes.remove(db, id)
        await finishRemoval(db, id)
        return withNote(await people.find(db, id), { second_factor: 'authenticator app removed' })
      })
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...factorsApi.renewRecoveryCodes,
    async handler(request, reply) {
      let recovery_codes: string[] = []
      await changeOwnAccount(request, async (db, id) => {
        if (!hasFactor(await readFactors(db, id))) throw noFactor()
        recovery_codes = await recoveryCodes.renew(db, id)
        return withNote(await people.find(db, id), { second_factor: 'new recovery codes' })
      })
      return reply.code(201).send({ recovery_codes })
    },
  })
}

const noFactor = () => new Conflict('Set up a second factor first.', 'no_factor')

export default factorRoutes
