import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { requireAdministrator } from '#app/base/server/access.ts'
import { auditChange } from '#app/base/server/audit.ts'
import { translationsApi } from '../translations-contract.ts'
import { asDocument } from './as-document.ts'
import { openOne } from './routes.ts'
import { beginTranslation } from './translations.ts'

const translationRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...translationsApi.begin,
    async handler(request, reply) {
      const { username: by } = requireAdministrator(request)
      const asked = { id: request.params.id, language: request.body.language, by }
      const { id } = await auditChange(request, {
        ...asDocument,
        content: undefined,
        apply: (db) => beginTranslation(db, app.services, asked),
      })
      return reply.code(201).send(await openOne(app, id))
    },
  })
}

export default translationRoutes
