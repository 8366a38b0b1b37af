import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { accessTopic } from '#app/platform/server/feature/services.ts'
import { compactBuffer } from '#app/platform/server/http/compact-buffer.ts'
import { NotFound, ValidationError } from '#app/platform/server/http/errors.ts'
import { sendJson } from '#app/platform/server/http/json.ts'
import {
  clientAddress,
  consumeLimit,
  limitByAddress,
} from '#app/platform/server/http/rate-limit.ts'
import type { Database } from '#database/connect.ts'
import { messagesApi } from '../../contract.ts'
import { type ConversationState, findState } from '../store/conversation-state.ts'
import { toOfficeMessages, toVisitorMessages } from '../store/message-row.ts'
import { countMessages, findCursors, listAllMessages, listMessages } from '../store/messages.ts'
import { limitDetails } from './details.ts'
import { messagePerAddress, messagePerVisitor, readPerAddress } from './limits.ts'
import { isForeign, isOwner } from './ownership.ts'
import { pageFromReferer } from './page-from-referer.ts'
import { findConversation, presentMessages, sendMessage } from './send-message.ts'

const messageRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.decorateRequest('conversation')
  const conversationCache = createConversationCache(app)

  app.route({
    ...messagesApi.list,
    onRequest: limitByAddress(readPerAddress),
    async handler(request, reply) {
      const { user_id, after, before, before_user_id, limit = 1000 } = request.query
      if (user_id) {
        const state = await findState(app.db, user_id)
        const isOtherVisitor = await isForeign(request, state)
        const isClosed = !isOtherVisitor && state.closed_at !== null
        reply.header('x-conversation-closed', String(isClosed))
        if (isOtherVisitor) return []
        if (!request.administrator) app.chat.presence.touch(user_id, pageFromReferer(request))
        const isWhole = after === undefined && !before
        if (isWhole && !request.administrator) return conversationCache.send(reply, state, limit)
        const cursor = before ? await findCursor(app.db, before, user_id) : undefined
        const page = { after, before: cursor?.seq, limit }
        return presentMessages(request, await listMessages(app.db, user_id, page))
      }
      requireAdministrator(request)
      const cursor = before ? await findCursor(app.db, before, before_user_id) : undefined
      reply.header('x-total-count', await countMessages(app.db))
      return toOfficeMessages(app, await listAllMessages(app.db, limit, cursor))
    },
  })

  app.route({
    ...messagesApi.send,
    onRequest: limitByAddress(messagePerAddress),
    preValidation: [findSentConversation, limitByVisitor, limitDetails],
    handler: (request, reply) => sendMessage(request, reply, request.body),
  })
}

/** Returns the position of the message before which the page ends. */
async function findCursor(db: Database, id: string, user_id?: string) {
  const [cursor, other] = await findCursors(db, id, user_id)
  if (!cursor) throw new NotFound('Message')
  if (other) {
    const detail = 'Several visitors have a message with this ID. Please also send before_user_id.'
    throw new ValidationError({ before_user_id: { code: 'ambiguous', detail } })
  }
  return cursor
}

/** Loads the state of the conversation before the message is stored. */
const findSentConversation = (request: FastifyRequest) =>
  findConversation(request, Object(request.body).user_id)

/**
 * Limits the messages of a visitor. Runs before validation, so that rejected messages count too.
 * Browsers that do not own a bound conversation are limited by IP address only.
 */
async function limitByVisitor(request: FastifyRequest) {
  const { administrator, conversation, server } = request
  if (administrator || !conversation) return
  const { user_id, owner_bound_at } = conversation
  const isVisitorOwner = isOwner(request, conversation)
  if (owner_bound_at && !isVisitorOwner) return
  // Without the cookie the limit is separate, so that others cannot use up the limit of the owner.
  const who = isVisitorOwner ? user_id : `${user_id} ${clientAddress(request)}`
  await consumeLimit(server, messagePerVisitor, who)
}

export default messageRoutes

const MAX_BYTES = 8 * 1024 * 1024

interface CachedConversation {
  version: string
  body: Buffer
}

/**
 * Caches serialized conversations by version, because a chat without a stream polls every 3 s and
 * rarely gets a new message.
 */
function createConversationCache(app: FastifyInstance) {
  const { db, changeNotifier } = app
  const cache = new LRUCache<string, CachedConversation>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.length + 500,
  })
  // The name or photo of an author may have changed.
  changeNotifier.on(accessTopic, () => cache.clear())

  return {
    /** Sends the messages of the conversation. `state` must be read before, so that a later change has another version. */
    async send(reply: FastifyReply, state: ConversationState, limit: number) {
      const { user_id } = state
      const version = `${state.last_seq}-${state.message_count}`
      const key = `${limit} ${user_id}`
      let cached = cache.get(key)
      if (cached?.version !== version) {
        const messages = await toVisitorMessages(app, await listMessages(db, user_id, { limit }))
        const body = compactBuffer(Buffer.from(reply.serialize(messages) as string))
        cached = { version, body }
        cache.set(key, cached)
      }
      return sendJson(reply, cached.body)
    },
  }
}
