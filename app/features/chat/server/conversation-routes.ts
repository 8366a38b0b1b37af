import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { NotFound } from '#app/server/errors.ts'
import { conversationsApi, nameOf } from '../contract.ts'
import * as conversations from './conversations.ts'
import * as store from './store.ts'

const conversationRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...conversationsApi.list,
    async handler(request, reply) {
      const { rows, total } = await conversations.list(app.db, request.query)
      reply.header('x-total-count', total)
      return rows.map((row) => {
        const visitor = app.presence.find(row.user_id)
        return {
          ...row,
          user_name: nameOf(row.user_id),
          online: visitor !== undefined,
          page: visitor?.page || row.page,
        }
      })
    },
  })

  app.route({
    ...conversationsApi.messages,
    handler({ params, query: { limit = 50, ...page } }) {
      return store.listOf(app.db, params.user_id, { ...page, limit })
    },
  })

  app.route({
    ...conversationsApi.read,
    async handler({ params, body }) {
      const unread = await conversations.markRead(app.db, params.user_id, body.seq)
      if (unread === undefined) throw new NotFound('Conversation')
      return { unread }
    },
  })
}

export default conversationRoutes
