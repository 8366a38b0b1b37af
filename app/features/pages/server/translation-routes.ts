import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { translationsApi } from '../translations-contract.ts'
import { auditSubject } from './audit-subject.ts'
import { findPage } from './routes.ts'
import { createTranslation } from './translations.ts'

const translationRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...translationsApi.create,
    async handler(request, reply) {
      const { username } = requireAdministrator(request)
      const newTranslation = { id: request.params.id, language: request.body.language, username }
      const { id } = await auditChange(request, {
        ...auditSubject,
        content: undefined,
        apply: (db) => createTranslation(db, app.services, newTranslation),
      })
      return reply.code(201).send(await findPage(app, id))
    },
  })
}

export default translationRoutes
