import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { ApiError, Conflict, NotFound } from '#app/platform/server/http/errors.ts'
import { factorsApi } from '../../factors-contract.ts'
import { withNote } from '../audited-administrator.ts'
import { changeOwnAccount } from '../change-own-account.ts'
import * as people from '../people.ts'
import { findById } from '../store.ts'
import { attemptChallenge, createChallenge, findChallengedAccount } from './challenges.ts'
import { addRecoveryCodes, finishRemoval } from './factors.ts'
import * as passkeys from './passkeys.ts'
import { createRegistrationOptions, verifyRegistration } from './webauthn.ts'

const ownPasskeyRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...factorsApi.beginPasskey,
    async handler(request) {
      const account = await findById(app.db, requireAdministrator(request).id)
      if (!account) throw new NotFound('Administrator')
      const { id: challengeId, token } = createChallenge(app, 'new passkey', account)
      const credentials = await passkeys.listCredentials(app.db, account.id)
      const officeName = (await app.office.read()).short_name
      const options = await createRegistrationOptions(app, {
        challengeId,
        account,
        credentials,
        officeName,
      })
      return { challenge: token, options }
    },
  })

  app.route({
    ...factorsApi.addPasskey,
    async handler(request, reply) {
      const { challenge: token, name, answer } = request.body
      const { challenge, account } = await findChallengedAccount(app, token, 'new passkey')
      const isOwn = account.id === requireAdministrator(request).id
      const credential = isOwn && (await verifyRegistration(app, challenge.id, answer))
      if (!credential) throw passkeyNotCreated()
      await attemptChallenge(app.db, challenge, async () => true)
      let recovery_codes: string[] = []
      await changeOwnAccount(request, async (db, administrator_id) => {
        if (!(await passkeys.add(db, { administrator_id, name, ...credential })))
          throw passkeyExists()
        recovery_codes = await addRecoveryCodes(db, administrator_id)
        const note = { second_factor: `passkey “${name}”` }
        return withNote(await people.find(db, administrator_id), note)
      })
      return reply.code(201).send({ recovery_codes })
    },
  })

  app.route({
    ...factorsApi.removePasskey,
    async handler(request, reply) {
      await changeOwnAccount(request, async (db, id) => {
        const name = await passkeys.remove(db, id, request.params.id)
        if (name === undefined) throw new NotFound('Passkey')
        await finishRemoval(db, id)
        const note = { second_factor: `no passkey “${name}”` }
        return withNote(await people.find(db, id), note)
      })
      return reply.code(204).send(null)
    },
  })
}

export const passkeyNotCreated = () =>
  new ApiError(400, 'passkey_refused', 'This passkey was not created for this site.')
export const passkeyExists = () =>
  new Conflict('This passkey has already been added.', 'passkey_known')

export default ownPasskeyRoutes
