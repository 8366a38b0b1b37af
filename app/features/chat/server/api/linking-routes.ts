import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { audited } from '#app/base/server/audit.ts'
import { Conflict, NotFound } from '#app/base/server/errors.ts'
import { nameVisitor } from '../../contract.ts'
import { conversationsApi } from '../../conversations-contract.ts'
import { findLinked, link } from '../store/linking.ts'
import { requireReachable, tellLinked } from './details.ts'

/** Conversations become people's. */
const linkingRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...conversationsApi.link,
    async handler(request) {
      const { user_id } = request.params
      const { body } = request
      requireReachable(body)
      const hours = await app.office.read()
      let name = ''
      const linked = await audited(request, {
        subject: 'conversation',
        name: () => nameVisitor(user_id),
        async find(db) {
          await app.keepers.leads.hold(db)
          return findLinked(db, user_id)
        },
        async apply(db, before) {
          const names = await app.keepers.leads.listNames(db, [before?.lead_id ?? ''])
          if (names.size > 0) throw new Conflict('Somebody has said already who this is.')
          const { name: called, ...after } = await link(
            { db, keepers: app.keepers },
            before as NonNullable<typeof before>,
            body,
            hours,
          )
          name = called
          return after
        },
      })
      if (!linked) throw new NotFound('Conversation')
      const told = { user_id, user_name: name, lead_id: linked.lead_id }
      tellLinked(app, told)
      return told
    },
  })
}

export default linkingRoutes
