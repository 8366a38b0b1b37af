import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Restorable } from '#app/base/server/restorable.ts'
import { listSubjects } from '#app/base/server/subjects.ts'
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
    async handler(request, reply) {
      const told = listSubjects(request)
      const kinds = app.restorables.filter(
        ({ subject }) => told === 'all' || told.includes(subject),
      )
      const { deleted, total } = await store.list(app, kinds, request.query)
      reply.header('x-total-count', total)
      return deleted
    },
  })
}

export default deletedRoutes
