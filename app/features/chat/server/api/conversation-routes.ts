import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { ConcurrencyLimiter } from '#app/platform/server/http/concurrency-limiter.ts'
import { NotFound, ValidationError } from '#app/platform/server/http/errors.ts'
import type { Author } from '../../contract.ts'
import { conversationsApi } from '../../conversations-contract.ts'
import { withPresence } from '../presence/with-presence.ts'
import { countAwaitingReply } from '../store/awaiting-reply.ts'
import { searchConversations } from '../store/conversation-search.ts'
import { countUnread, isCursorAmbiguous, listConversations } from '../store/conversations.ts'
import { withAuthors, withLeads } from '../store/message-row.ts'
import { listMessages } from '../store/messages.ts'
import { markReadByOffice } from '../store/read-positions.ts'

/** The maximum of concurrent searches, because each may read megabytes. */
const MAX_SEARCHES = 5

const conversationRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const searches = new ConcurrencyLimiter({
    maxConcurrent: MAX_SEARCHES,
    maxQueued: 0,
    maxWaitMs: 1000,
  })

  app.route({
    ...conversationsApi.list,
    async handler(request, reply) {
      const { query } = request
      const { q } = query
      if (await isCursorAmbiguous(app.db, query)) throw ambiguousCursor()
      const { rows, total } = q
        ? await searches.run(() => searchConversations(app, q, query))
        : await listConversations(app.db, query)
      reply.header('x-total-count', total)
      const enriched = await withLeads(app, await withAuthors(app, rows))
      return enriched.map((row) => withPresence(row, app.chat.presence))
    },
  })

  app.route({
    ...conversationsApi.unread,
    async handler() {
      const [unread, awaiting_reply] = await Promise.all([
        countUnread(app.db),
        countAwaitingReply(app.db),
      ])
      return { unread, awaiting_reply }
    },
  })

  app.route({
    ...conversationsApi.messages,
    async handler({ params, query: { limit = 50, ...page } }) {
      return withAuthors(app, await listMessages(app.db, params.user_id, { ...page, limit }))
    },
  })

  app.route({
    ...conversationsApi.read,
    async handler(request) {
      const { params, body } = request
      const { user_id } = params
      const position = await markReadByOffice(app.db, user_id, body.seq)
      if (!position) throw new NotFound('Conversation')
      app.chat.publish({ read: { user_id, by: readAuthor(request), ...position } })
      return position
    },
  })

  app.route({
    ...conversationsApi.typing,
    async handler(request, reply) {
      const { user_id } = request.params
      app.chat.publish({ typing: { user_id, by: readAuthor(request) } })
      return reply.code(204).send(null)
    },
  })
}

const ambiguousCursor = () => {
  const detail = 'Several conversations share this time. Please also send before_user_id.'
  return new ValidationError({ before_user_id: { code: 'ambiguous', detail } })
}

/** The signed-in administrator. */
function readAuthor(request: FastifyRequest): Author {
  const { id, username: name } = requireAdministrator(request)
  return { id, name }
}

export default conversationRoutes
