import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { changeRow, restoreRow } from '#app/platform/server/audit/audit.ts'
import { notifyOpenScreens } from '#app/platform/server/http/open-screens.ts'
import { type Limit, limitByAddress, MINUTES } from '#app/platform/server/http/rate-limit.ts'
import type { Database } from '#database/connect.ts'
import { contactsApi } from '../contract.ts'
import { auditSubject } from './audit-subject.ts'
import { hideDeletedLeads } from './hide-deleted-leads.ts'
import { list } from './list.ts'
import spamRoutes from './spam/routes.ts'
import * as spam from './spam/store.ts'
import * as store from './store.ts'

const contactPerAddress: Limit = { times: 60, seconds: 10 * MINUTES }

const contactRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...contactsApi.send,
    onRequest: limitByAddress(contactPerAddress),
    async handler(request, reply) {
      const { body } = request
      // Contacts of administrators are never spam.
      const findSpamReason = async (db: Database) =>
        request.administrator ? undefined : spam.findSpamReason(db, body, app.isSuggested)
      const { contact, isNew, spam_reason } = await store.add(app, body, findSpamReason)
      if (isNew && !spam_reason) notifyOpenScreens(app)
      const logged = { contactId: contact.id, spam_reason }
      if (isNew) request.log.info(logged, 'contact received')
      // The response does not reveal whether a message is spam.
      return reply.code(isNew ? 201 : 200).send(contact)
    },
  })

  app.route({
    ...contactsApi.list,
    async handler(request, reply) {
      const { contacts, total } = await list(app.db, request.query)
      reply.header('x-total-count', total)
      return hideDeletedLeads(app, contacts)
    },
  })

  await app.register(spamRoutes)
  app.route({ ...contactsApi.readUnseen, handler: () => store.readUnseen(app.db) })

  app.route({
    ...contactsApi.markSeen,
    async handler({ body }) {
      await store.markSeen(app.db, body.ids)
      return store.readUnseen(app.db)
    },
  })

  app.route({
    ...contactsApi.remove,
    async handler(request, reply) {
      const { id } = request.params
      await changeRow(request, {
        ...auditSubject,
        displayName: 'Contact',
        id,
        find: (db) => store.find(db, id),
        apply: (db) => store.remove(db, id),
      })
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...contactsApi.restore,
    async handler(request) {
      const { id } = request.params
      return restoreRow(request, {
        ...auditSubject,
        displayName: 'Contact',
        id,
        find: (db) => store.find(db, id),
        apply: (db) => store.restore(db, id),
      })
    },
  })
}

export default contactRoutes
