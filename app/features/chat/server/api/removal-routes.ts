import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { audited } from '#app/base/server/audit.ts'
import { Conflict, NotFound } from '#app/base/server/errors.ts'
import { tellOffice } from '#app/base/server/news.ts'
import { messagesApi, nameVisitor } from '../../contract.ts'
import { conversationsApi } from '../../conversations-contract.ts'
import { closeEnquiries, findClosing } from '../store/closings.ts'
import { findRemoved, findSize, removeAll, restore } from '../store/removals.ts'

const removalRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { leads } = app.keepers

  app.route({
    ...messagesApi.removeAll,
    async handler(request) {
      const { user_id } = request.query
      let deleted = 0
      let up_to = 0
      await audited(request, {
        subject: 'conversation',
        name: () => nameVisitor(user_id),
        action: 'deleted',
        id: user_id,
        async find(db) {
          await leads.hold(db)
          const size = await findSize(db, user_id)
          deleted = size?.messages ?? 0
          return size
        },
        async apply(db) {
          const { id, last_seq, lead_id } = await removeAll(db, user_id)
          up_to = last_seq
          const closed_at = new Date().toISOString()
          await closeEnquiries({ db, keepers: app.keepers }, { user_id, lead_id, closed_at })
          return { id, messages: 0 }
        },
      })
      if (deleted > 0) {
        app.chat.tell({ cleared: { user_id, up_to } })
        tellOffice(app)
      }
      return { deleted }
    },
  })

  app.route({
    ...conversationsApi.restore,
    async handler(request) {
      const { user_id } = request.params
      const restored = await audited(request, {
        subject: 'conversation',
        name: () => nameVisitor(user_id),
        action: 'restored',
        id: user_id,
        async find(db) {
          await leads.hold(db)
          return findRemoved(db, user_id)
        },
        async apply(db, removed) {
          const whole = removed && (await restore(db, user_id, removed))
          if (!whole) throw new Conflict(WRITTEN)
          const there = await findClosing(db, user_id)
          if (there) await closeEnquiries({ db, keepers: app.keepers }, there)
          return { ...removed, ...whole }
        },
      })
      if (!restored) throw new NotFound('Conversation')
      app.chat.tell({ restored: { user_id } })
      tellOffice(app)
      return { restored: restored.messages }
    },
  })
}

const WRITTEN = 'The visitor has written since: the deletion cannot be taken back.'

export default removalRoutes
