import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { limitByAddress } from '#app/base/server/limits.ts'
import { messagesApi } from '../../contract.ts'
import { findState, keepPage } from '../store/conversation-state.ts'
import { countAfter, raiseVisitors } from '../store/read-marks.ts'
import { signPerAddress } from './limits.ts'
import { isForeign } from './ownership.ts'
import { pageOf } from './page-of.ts'

/** What a visitor's chat does beside sending and receiving. */
const visitorRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const limited = limitByAddress(signPerAddress)

  app.route({
    ...messagesApi.unread,
    onRequest: limited,
    async handler(request) {
      const state = await findState(app.db, request.query.user_id)
      if (await isForeign(request, state)) return { unread: 0 }
      const { id, visitor_read_seq: seq } = state
      return { unread: await countAfter(app.db, { id, seq }, 'admin') }
    },
  })

  app.route({
    ...messagesApi.read,
    onRequest: limited,
    async handler(request) {
      const { user_id, seq } = request.body
      if (!(await isVisitors(request, user_id))) return { unread: 0 }
      const mark = await raiseVisitors(app.db, user_id, seq)
      if (mark) app.chat.tell({ read: { user_id, by: null, ...mark } })
      return { unread: mark?.unread ?? 0 }
    },
  })

  app.route({
    ...messagesApi.signs,
    onRequest: limited,
    async handler(request, reply) {
      const { user_id, page = pageOf(request), is_typing: isTyping } = request.body
      if (!(await isVisitors(request, user_id))) return reply.code(204).send(null)
      app.chat.presence.note(user_id, page)
      if (page) await keepPage(app.db, user_id, page)
      if (isTyping) app.chat.tell({ typing: { user_id, by: null } })
      return reply.code(204).send(null)
    },
  })
}

/** Whether the visitor whose conversation it is calls; everybody else's calls have no effect. */
async function isVisitors(request: FastifyRequest, user_id: string) {
  const state = await findState(request.server.db, user_id)
  return !request.administrator && !(await isForeign(request, state))
}

export default visitorRoutes
