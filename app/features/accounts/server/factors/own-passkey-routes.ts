import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { requireAdministrator } from '#app/base/server/access.ts'
import { Conflict, NotFound, Refusal } from '#app/base/server/errors.ts'
import { factorsApi } from '../../factors-contract.ts'
import { noting } from '../as-administrator.ts'
import { changeOwn } from '../change-own.ts'
import * as people from '../people.ts'
import { findById } from '../store.ts'
import { attempt, findChallenged, makeChallenge } from './challenges.ts'
import { addRecoveryCodes, settle } from './factors.ts'
import * as passkeys from './passkeys.ts'
import { askForNew, checkNew } from './webauthn.ts'

const ownPasskeyRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...factorsApi.beginPasskey,
    async handler(request) {
      const account = await findById(app.db, requireAdministrator(request).id)
      if (!account) throw new NotFound('Administrator')
      const { id: challengeId, token } = makeChallenge(app, 'new passkey', account)
      const credentials = await passkeys.listCredentials(app.db, account.id)
      const officeName = (await app.office.read()).short_name
      const options = await askForNew(app, { challengeId, account, credentials, officeName })
      return { challenge: token, options }
    },
  })

  app.route({
    ...factorsApi.addPasskey,
    async handler(request, reply) {
      const { challenge: token, name, answer } = request.body
      const { challenge, account } = await findChallenged(app, token, 'new passkey')
      const isOwn = account.id === requireAdministrator(request).id
      const credential = isOwn && (await checkNew(app, challenge.id, answer))
      if (!credential) throw passkeyNotMade()
      await attempt(app.db, challenge, async () => true)
      let recovery_codes: string[] = []
      await changeOwn(request, async (db, administrator_id) => {
        if (!(await passkeys.add(db, { administrator_id, name, ...credential })))
          throw passkeyKnown()
        recovery_codes = await addRecoveryCodes(db, administrator_id)
        const note = { second_factor: `passkey “${name}”` }
        return noting(await people.find(db, administrator_id), note)
      })
      return reply.code(201).send({ recovery_codes })
    },
  })

  app.route({
    ...factorsApi.removePasskey,
    async handler(request, reply) {
      await changeOwn(request, async (db, id) => {
        const name = await passkeys.remove(db, id, request.params.id)
        if (name === undefined) throw new NotFound('Passkey')
        await settle(db, id)
        const note = { second_factor: `no passkey “${name}”` }
        return noting(await people.find(db, id), note)
      })
      return reply.code(204).send(null)
    },
  })
}

export const passkeyNotMade = () =>
  new Refusal(400, 'passkey_refused', 'This passkey was not made for this site.')
export const passkeyKnown = () => new Conflict('This passkey is kept already.', 'passkey_known')

export default ownPasskeyRoutes
