import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { requireAdministrator } from '#app/base/server/access.ts'
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
      const restorables = app.restorables.filter(
        ({ subject }) => told === 'all' || told.includes(subject),
      )
      const mine = { restorables, administratorId: requireAdministrator(request).id }
      const { deleted, total } = await store.list(app, mine, request.query)
      reply.header('x-total-count', total)
      return deleted
    },
  })
}

export default deletedRoutes
