import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { requireAdministrator } from '#app/base/server/access.ts'
import { NotFound } from '#app/base/server/errors.ts'
import { Turns } from '#app/base/server/turns.ts'
import { conversationsApi } from '../../contract.ts'
import { withPresence } from '../presence/with-presence.ts'
import { search } from '../store/conversation-search.ts'
import { countUnread, listConversations } from '../store/conversations.ts'
import { listOf } from '../store/messages.ts'
import { raiseOffices } from '../store/read-marks.ts'

/** At the same time: each may read megabytes, and more of them would only wait. */
const MOST_SEARCHES = 5

const conversationRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const searches = new Turns({ atOnce: MOST_SEARCHES, waiting: 0, waitMs: 1000 })

  app.route({
    ...conversationsApi.list,
    async handler(request, reply) {
      const { query } = request
      const { q } = query
      const { rows, total } = q
        ? await searches.run(() => search(app.db, q, query))
        : await listConversations(app.db, query)
      reply.header('x-total-count', total)
      return rows.map((row) => withPresence(row, app.chat.presence))
    },
  })

  app.route({
    ...conversationsApi.unread,
    async handler() {
      return { unread: await countUnread(app.db) }
    },
  })

  app.route({
    ...conversationsApi.messages,
    handler({ params, query: { limit = 50, ...page } }) {
      return listOf(app.db, params.user_id, { ...page, limit })
    },
  })

  app.route({
    ...conversationsApi.read,
    async handler({ params, body }) {
      const { user_id } = params
      const mark = await raiseOffices(app.db, user_id, body.seq)
      if (!mark) throw new NotFound('Conversation')
      app.chat.tell({ read: { user_id, by: 'admin', ...mark } })
      return mark
    },
  })

  app.route({
    ...conversationsApi.typing,
    async handler(request, reply) {
      const { username: name } = requireAdministrator(request)
      app.chat.tell({ typing: { user_id: request.params.user_id, by: 'admin', name } })
      return reply.code(204).send(null)
    },
  })
}

export default conversationRoutes
