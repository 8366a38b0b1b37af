import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { NotFound } from '#app/server/errors.ts'
import { limitByAddress } from '#app/server/limits.ts'
import { contactsApi } from '../contract.ts'
import * as store from './store.ts'

const contactRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...contactsApi.send,
    onRequest: limitByAddress((limits) => limits.contactPerAddress),
    async handler(request, reply) {
      const { contact, isNew } = await store.add(app.db, request.body)
      if (isNew) request.log.info({ contactId: contact.id }, 'contact received')
      return reply.code(isNew ? 201 : 200).send(contact)
    },
  })

  app.route({
    ...contactsApi.list,
    async handler(request, reply) {
      const { contacts, total } = await store.list(app.db, request.query)
      reply.header('x-total-count', total)
      return contacts
    },
  })

  app.route({
    ...contactsApi.remove,
    async handler(request, reply) {
      if (!(await store.remove(app.db, request.params.id))) throw new NotFound('Contact')
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...contactsApi.restore,
    async handler(request) {
      const contact = await store.restore(app.db, request.params.id)
      if (!contact) throw new NotFound('Contact')
      return contact
    },
  })
}

export default contactRoutes
