import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { NotFound, ValidationError } from '#app/platform/server/http/errors.ts'
import { limitByAddress } from '#app/platform/server/http/rate-limit.ts'
import { accountsApi } from '../contract.ts'
import { signInPerAddress } from './limits.ts'
import { isSetupToken } from './links.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import * as store from './store.ts'

const setupRoutes: FastifyPluginAsyncTypebox = async (app) => {
  let isSetUp = false
  /** Cached once true: the last owner cannot be removed. */
  async function hasAdministrator() {
    isSetUp ||= await store.hasAdministrator(app.db)
    return isSetUp
  }

  app.route({
    ...accountsApi.setupState,
    async handler() {
      if (await hasAdministrator()) throw new NotFound('Page')
      return { open: true as const }
    },
  })

  app.route({
    ...accountsApi.setUp,
    onRequest: limitByAddress(signInPerAddress),
    async handler({ body: { token, ...account } }, reply) {
      if (await store.hasAdministrator(app.db)) throw new NotFound('Page')
      if (!(await isSetupToken(app.db, token)))
        throw new ValidationError({ token: setupLinkExpired })
      await refuseWeakPassword(app, account)
      // The setup page no longer exists afterwards.
      const isCreated = await app.responseCache.invalidateAfter(() =>
        store.createFirst(app.db, account),
      )
      if (!isCreated) throw new NotFound('Page')
      await app.responseCache.recordChange(app.db)
      return reply.code(201).send({ username: account.username })
    },
  })
}

const setupLinkExpired = {
  code: 'setup_link_void',
  detail: 'This link has been used or is older than an hour. Restart the server for a new one.',
}

export default setupRoutes
