import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { auditChange } from '#app/base/server/audit.ts'
import { NotFound } from '#app/base/server/errors.ts'
import { documentsApi } from '../contract.ts'
import { asDocument } from './as-document.ts'
import { removeDraft, restoreDraft } from './deletion.ts'
import { openOne } from './routes.ts'
import * as store from './store.ts'

// No visitor sees a draft.
const asDraft = { ...asDocument, content: undefined }

const deletionRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...documentsApi.remove,
    async handler(request, reply) {
      const { id } = request.params
      const removed = await auditChange(request, {
        ...asDraft,
        id,
        find: (db) => store.find(db, id),
        async apply(db, document) {
          if (document) await removeDraft(db, app.services, document)
          return undefined
        },
      })
      if (!removed) throw new NotFound('Document')
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...documentsApi.restore,
    async handler(request) {
      const { id } = request.params
      await auditChange(request, {
        ...asDraft,
        id,
        action: 'restored',
        apply: (db) => restoreDraft(db, id),
      })
      return openOne(app, id)
    },
  })
}

export default deletionRoutes
