import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { NotFound } from '#app/platform/server/http/errors.ts'
import { pagesApi } from '../contract.ts'
import { removeDraft, restoreDraft } from './deletion.ts'
import { findPage } from './routes.ts'
import * as store from './store.ts'
import { auditSubject } from './store.ts'

// Visitors never see drafts, so public content does not change.
const draftSubject = { ...auditSubject, content: undefined }

const deletionRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...pagesApi.remove,
    async handler(request, reply) {
      const { id } = request.params
      const removed = await auditChange(request, {
        ...draftSubject,
        id,
        find: (db) => store.find(db, id),
        async apply(db, page) {
          if (page) await removeDraft(db, app.services, page)
          return undefined
        },
      })
      if (!removed) throw new NotFound('Page')
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...pagesApi.restore,
    async handler(request) {
      const { id } = request.params
      await auditChange(request, {
        ...draftSubject,
        id,
        action: 'restored',
        apply: (db) => restoreDraft(db, id),
      })
      return findPage(app, id)
    },
  })
}

export default deletionRoutes
