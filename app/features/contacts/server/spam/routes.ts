import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { NotFound } from '#app/platform/server/http/errors.ts'
import { notifyOpenScreens } from '#app/platform/server/http/open-screens.ts'
import { contactsApi } from '../../contract.ts'
import { auditSubject } from '../audit-subject.ts'
import { listSpam } from '../list.ts'
import { find as findAny } from '../store.ts'
import * as store from './store.ts'

const spamRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...contactsApi.listSpam,
    async handler(request, reply) {
      const { contacts, total } = await listSpam(app.db, request.query)
      reply.header('x-total-count', total)
      return contacts
    },
  })

  app.route({
    ...contactsApi.markNotSpam,
    async handler(request) {
      const { id } = request.params
      const moved = await auditChange(request, {
        ...auditSubject,
        id,
        async find(db) {
          // Prevents the erasure of a lead, which would erase this message too.
          await app.services.leads.preventMerges(db)
          return store.findSpam(db, id)
        },
        apply: async (db, contact) =>
          contact && store.markNotSpam({ db, services: app.services }, contact),
      })
      if (moved) notifyOpenScreens(app)
      // If a colleague has moved the message already, returns the contact.
      const contact = moved ?? (await findAny(app.db, id))
      if (!contact) throw new NotFound('Contact')
      return contact
    },
  })
}

export default spamRoutes
