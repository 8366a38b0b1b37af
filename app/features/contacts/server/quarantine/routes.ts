import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { audited } from '#app/base/server/audit.ts'
import { NotFound } from '#app/base/server/errors.ts'
import { tellOffice } from '#app/base/server/news.ts'
import { contactsApi } from '../../contract.ts'
import { asContact } from '../as-contact.ts'
import { listQuarantined } from '../list.ts'
import { find as findAny } from '../store.ts'
import * as store from './store.ts'

const quarantineRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...contactsApi.quarantine,
    async handler(request, reply) {
      const { contacts, total } = await listQuarantined(app.db, request.query)
      reply.header('x-total-count', total)
      return contacts
    },
  })

  app.route({
    ...contactsApi.release,
    async handler(request) {
      const { id } = request.params
      const released = await audited(request, {
        ...asContact,
        id,
        async find(db) {
          // Until it is released nobody is erased, and this with them.
          await app.keepers.leads.hold(db)
          return store.find(db, id)
        },
        apply: async (db, held) => held && store.release({ db, keepers: app.keepers }, held),
      })
      if (released) tellOffice(app)
      // A colleague was faster.
      const contact = released ?? (await findAny(app.db, id))
      if (!contact) throw new NotFound('Contact')
      return contact
    },
  })
}

export default quarantineRoutes
