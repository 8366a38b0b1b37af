import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { limitByAddress } from '#app/platform/server/http/rate-limit.ts'
import { messagesApi } from '../../contract.ts'
import { findState, savePage } from '../store/conversation-state.ts'
import { countMessagesAfter, markReadByVisitor } from '../store/read-positions.ts'
import { presencePerAddress } from './limits.ts'
import { isForeign } from './ownership.ts'
import { pageFromReferer } from './page-from-referer.ts'

/** Unread counts, read positions and presence of visitors. */
const visitorRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const limited = limitByAddress(presencePerAddress)

  app.route({
    ...messagesApi.unread,
    onRequest: limited,
    async handler(request) {
      const state = await findState(app.db, request.query.user_id)
      if (await isForeign(request, state)) return { unread: 0 }
      const { id, visitor_read_seq: seq } = state
      return { unread: await countMessagesAfter(app.db, { id, seq }, 'admin') }
    },
  })

  app.route({
    ...messagesApi.read,
    onRequest: limited,
    async handler(request) {
      const { user_id, seq } = request.body
      if (!(await isOwnConversation(request, user_id))) return { unread: 0 }
      const position = await markReadByVisitor(app.db, user_id, seq)
      if (position) app.chat.publish({ read: { user_id, by: null, ...position } })
      return { unread: position?.unread ?? 0 }
    },
  })

  app.route({
    ...messagesApi.presence,
    onRequest: limited,
    async handler(request, reply) {
      const { user_id, page = pageFromReferer(request), is_typing: isTyping } = request.body
      if (!(await isOwnConversation(request, user_id))) return reply.code(204).send(null)
      app.chat.presence.touch(user_id, page)
      if (page) await savePage(app.db, user_id, page)
      if (isTyping) app.chat.publish({ typing: { user_id, by: null } })
      return reply.code(204).send(null)
    },
  })
}

/** Whether the caller is the visitor of this conversation. */
async function isOwnConversation(request: FastifyRequest, user_id: string) {
  const state = await findState(request.server.db, user_id)
  return !request.administrator && !(await isForeign(request, state))
}

export default visitorRoutes
