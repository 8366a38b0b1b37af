import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { auditChange, changeRow, restoreRow } from '#app/platform/server/audit/audit.ts'
import type { AppContext } from '#app/platform/server/feature/feature.ts'
import { NotFound } from '#app/platform/server/http/errors.ts'
import { notifyOpenScreens } from '#app/platform/server/http/open-screens.ts'
import { type Limit, limitByAddress, MINUTES } from '#app/platform/server/http/rate-limit.ts'
import type { Database } from '#database/connect.ts'
import { type Contact, contactsApi, type ListedContact } from '../contract.ts'
import { list, listSpam } from './list.ts'
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
        request.administrator ? undefined : store.findSpamReason(app, db, body, app.isSuggested)
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
      const contact = moved ?? (await store.find(app.db, id))
      if (!contact) throw new NotFound('Contact')
      return contact
    },
  })

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

/** Sets `lead_id` to null where the lead is deleted, because it cannot be opened. */
async function hideDeletedLeads(
  { db, services }: AppContext,
  contacts: ListedContact[],
): Promise<ListedContact[]> {
  const ids = [...new Set(contacts.flatMap(({ lead_id }) => lead_id ?? []))]
  const names = await services.leads.listNames(db, ids)
  return contacts.map(({ lead_id, ...contact }) => ({
    ...contact,
    lead_id: lead_id && names.has(lead_id) ? lead_id : null,
  }))
}

/** Subject and name of a contact in the audit log. */
const auditSubject = { subject: 'contact' as const, name: ({ name }: Contact) => name }
