import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { requireAdministrator } from '#app/base/server/access.ts'
import type { Restorable } from '#app/base/server/restorable.ts'
import { listSubjects } from '#app/base/server/subjects.ts'
import { viewerOf } from '#app/base/server/viewer.ts'
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
      const { rights } = requireAdministrator(request)
      const restorables = app.restorables.filter(({ subject, right }) =>
        right ? rights.includes(right) : told === 'all' || told.includes(subject),
      )
      const mine = { restorables, viewer: viewerOf(request) }
      const { deleted, total } = await store.list(app, mine, request.query)
      reply.header('x-total-count', total)
      return deleted
    },
  })
}

export default deletedRoutes
