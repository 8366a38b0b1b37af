import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Restorable } from '#app/base/server/restorable.ts'
import { deletedApi } from '../contract.ts'
import * as store from './store.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What of the features can be brought back. */
    restorables: Restorable[]
  }
}

const deletedRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...deletedApi.list,
    async handler({ query }, reply) {
      const { deleted, total } = await store.list(app, app.restorables, query)
      reply.header('x-total-count', total)
      return deleted
    },
  })
}

export default deletedRoutes
