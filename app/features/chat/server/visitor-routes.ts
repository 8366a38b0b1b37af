import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { limitByAddress } from '#app/server/limits.ts'
import { messagesApi } from '../contract.ts'
import { pageOf } from './presence.ts'
import * as readMarks from './read-marks.ts'
import * as store from './store.ts'

/** What a visitor's chat does beside sending and receiving. */
const visitorRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const limited = limitByAddress((limits) => limits.signPerAddress)

  app.route({
    ...messagesApi.unread,
    onRequest: limited,
    async handler({ query }, reply) {
      reply.header('cache-control', 'no-store')
      const { id, visitor_read_seq: seq } = await store.findState(app.db, query.user_id)
      return { unread: await readMarks.countAfter(app.db, { id, seq }, 'admin') }
    },
  })

  app.route({
    ...messagesApi.read,
    onRequest: limited,
    async handler({ body }) {
      const { user_id } = body
      const mark = await readMarks.raiseVisitors(app.db, user_id, body.seq)
      if (mark) app.chat.tell({ read: { user_id, by: 'user', ...mark } })
      return { unread: mark?.unread ?? 0 }
    },
  })

  app.route({
    ...messagesApi.signs,
    onRequest: limited,
    async handler(request, reply) {
      const { user_id, page = pageOf(request), is_typing: isTyping } = request.body
      app.chat.presence.note(user_id, page)
      if (isTyping) app.chat.tell({ typing: { user_id, by: 'user', name: '' } })
      return reply.code(204).send(null)
    },
  })
}

export default visitorRoutes
