import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { getViewer } from '#app/platform/server/auth/viewer.ts'
import { NotFound } from '#app/platform/server/http/errors.ts'
import { notifyOpenScreens } from '#app/platform/server/http/open-screens.ts'
import { leadsApi } from '../contract.ts'
import { leadAudit } from './routes.ts'
import { find } from './store/change.ts'
import * as store from './store/remove.ts'

/** Deletes and restores leads. */
const deletionRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...leadsApi.remove,
    async handler(request, reply) {
      const { id } = request.params
      const viewer = getViewer(request)
      const lead = await auditChange(request, {
        ...leadAudit,
        async find(db) {
          await store.lockLead(db, id)
          return find(db, id, viewer)
        },
        async apply(db) {
          await store.remove(db, id)
          return undefined
        },
      })
      if (!lead) throw new NotFound('Lead')
      notifyOpenScreens(app)
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...leadsApi.restore,
    async handler(request) {
      const { id } = request.params
      const viewer = getViewer(request)
      const restored = await auditChange(request, {
        ...leadAudit,
        action: 'restored',
        async apply(db) {
          await store.lockLead(db, id)
          return store.restore(db, id, viewer)
        },
      })
      // A lead that is not deleted stays unchanged.
      const lead = restored ?? (await find(app.db, id, viewer))
      if (!lead) throw new NotFound('Lead')
      notifyOpenScreens(app)
      return lead
    },
  })
}

export default deletionRoutes
