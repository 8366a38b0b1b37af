import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { audited } from '#app/base/server/audit.ts'
import { Conflict, NotFound } from '#app/base/server/errors.ts'
import { messagesApi, nameVisitor } from '../../contract.ts'
import { conversationsApi } from '../../conversations-contract.ts'
import { findRemoved, findSize, removeAll, restore } from '../store/removals.ts'

const removalRoutes: FastifyPluginAsyncTypebox = async (app) => {
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
          const size = await findSize(db, user_id)
          deleted = size?.messages ?? 0
          return size
        },
        async apply(db) {
          const { id, last_seq } = await removeAll(db, user_id)
          up_to = last_seq
          return { id, messages: 0 }
        },
      })
      if (deleted > 0) app.chat.tell({ cleared: { user_id, up_to } })
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
        find: (db) => findRemoved(db, user_id),
        async apply(db, removed) {
          const whole = removed && (await restore(db, user_id, removed))
          if (!whole) throw new Conflict(WRITTEN)
          return { ...removed, ...whole }
        },
      })
      if (!restored) throw new NotFound('Conversation')
      app.chat.tell({ restored: { user_id } })
      return { restored: restored.messages }
    },
  })
}

const WRITTEN = 'The visitor has written since: the deletion cannot be taken back.'

export default removalRoutes
