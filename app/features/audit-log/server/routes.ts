import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { listSubjects } from '#app/base/server/subjects.ts'
import { viewerOf } from '#app/base/server/viewer.ts'
import { auditLogApi } from '../contract.ts'
import * as store from './store.ts'

const auditLogRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...auditLogApi.list,
    async handler(request, reply) {
      const viewer = viewerOf(request)
      const visible = {
        subjects: listSubjects(request),
        rows: Object.entries(app.subjectRows).map(([subject, isVisible]) => ({
          subject,
          isVisible: isVisible(viewer),
        })),
      }
      const { entries, total } = await store.list(app.db, request.query, visible)
      reply.header('x-total-count', total)
      return entries
    },
  })
}

export default auditLogRoutes
