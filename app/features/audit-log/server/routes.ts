import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { listVisibleSubjects } from '#app/platform/server/audit/audit-subjects.ts'
import { getViewer } from '#app/platform/server/auth/viewer.ts'
import { auditLogApi } from '../contract.ts'
import * as store from './store.ts'

const auditLogRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...auditLogApi.list,
    async handler(request, reply) {
      const viewer = getViewer(request)
      const visible = {
        subjects: listVisibleSubjects(request),
        rows: Object.entries(app.auditRowFilters).map(([subject, isVisible]) => ({
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
