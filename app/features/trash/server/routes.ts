import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { listVisibleSubjects } from '#app/platform/server/audit/audit-subjects.ts'
import type { Restorable } from '#app/platform/server/audit/restorable.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { getViewer } from '#app/platform/server/auth/viewer.ts'
import { trashApi } from '../contract.ts'
import * as store from './store.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Restorable tables of all features. */
    restorables: Restorable[]
  }
}

const trashRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...trashApi.list,
    async handler(request, reply) {
      const visibleSubjects = listVisibleSubjects(request)
      const { rights } = requireAdministrator(request)
      const restorables = app.restorables.filter(({ subject, right }) =>
        right
          ? rights.includes(right)
          : visibleSubjects === 'all' || visibleSubjects.includes(subject),
      )
      const access = { restorables, viewer: getViewer(request) }
      const { items, total } = await store.list(app, access, request.query)
      reply.header('x-total-count', total)
      return items
    },
  })
}

export default trashRoutes
