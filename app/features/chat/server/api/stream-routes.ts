import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { isOfficeOpen } from '#app/features/office/hours-contract.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { TooManyRequests } from '#app/platform/server/http/errors.ts'
import { clientAddress, limitByAddress } from '#app/platform/server/http/rate-limit.ts'
import { messagesApi } from '../../contract.ts'
import { conversationsApi } from '../../conversations-contract.ts'
import { type ConversationState, emptyState, findState } from '../store/conversation-state.ts'
import { OPEN_STREAMS_PER_ADDRESS, streamPerAddress } from './limits.ts'
import { isForeign, isOwner } from './ownership.ts'
import { pageFromReferer } from './page-from-referer.ts'

const RETRY_S = 60

const streamRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { visitors, office, presence, officePresence, updateReader } = app.chat

  app.route({
    ...messagesApi.stream,
    config: { ...messagesApi.stream.config, isStream: true },
    onRequest: limitByAddress(streamPerAddress),
    async handler(request, reply) {
      const { user_id: userId, after = 0 } = request.query
      const most = app.limits.scaled(OPEN_STREAMS_PER_ADDRESS)
      if (visitors.countOf(clientAddress(request)) >= most) throw new TooManyRequests(RETRY_S)
      if (request.method === 'HEAD') return reply.type('text/event-stream').send('')
      const stored = await findState(app.db, userId)
      const isOtherVisitor = await isForeign(request, stored)
      const state = isOtherVisitor ? emptyState(userId) : stored
      if (!isOtherVisitor) presence.connect(userId, pageFromReferer(request))
      visitors.open(reply, {
        userId,
        cursor: Math.max(after, lastEventId(request)),
        state,
        isOwner: isOwner(request, stored),
        isForeign: isOtherVisitor,
        hello: {
          ...toHello(state, officePresence.isOnline),
          office_open: isOfficeOpen(await app.office.read(), new Date()),
        },
        closed: () => !isOtherVisitor && presence.disconnect(userId),
      })
    },
  })

  app.route({
    ...conversationsApi.stream,
    config: { ...conversationsApi.stream.config, isStream: true },
    async handler(request, reply) {
      const reader = requireAdministrator(request)
      if (request.method === 'HEAD') return reply.type('text/event-stream').send('')
      if (office.isEmpty) await updateReader.start()
      officePresence.connect()
      office.open(reply, reader, () => officePresence.disconnect())
      // Access may have changed since the token was checked.
      await office.endRevokedStreams()
    },
  })
}

function toHello(state: ConversationState, isOnline: boolean) {
  const { first_seq, last_seq, office_read_seq, visitor_read_seq, closed_at } = state
  return {
    first_seq,
    last_seq,
    online: isOnline,
    office_read_seq,
    visitor_read_seq,
    closed: closed_at !== null,
  }
}

/** Returns the Last-Event-ID header of EventSource; 0 if it is missing or invalid. */
function lastEventId({ headers }: FastifyRequest) {
  const [id = '0'] = String(headers['last-event-id'] ?? '').match(/^\d{1,10}$/) ?? []
  return Number(id)
}

export default streamRoutes
