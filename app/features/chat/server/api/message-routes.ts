import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { accessTopic } from '#app/platform/server/feature/services.ts'
import { compactBuffer } from '#app/platform/server/http/compact-buffer.ts'
import {
  Conflict,
  NotFound,
  PermissionDenied,
  ValidationError,
} from '#app/platform/server/http/errors.ts'
import { sendJson } from '#app/platform/server/http/json.ts'
import {
  clientAddress,
  consumeLimit,
  limitByAddress,
} from '#app/platform/server/http/rate-limit.ts'
import type { Database } from '#database/connect.ts'
import { type Message, messagesApi, type NewMessage, userIdPattern } from '../../contract.ts'
import { appendMessage } from '../store/append-message.ts'
import { type ConversationState, findState } from '../store/conversation-state.ts'
import { type StoredMessage, toVisitorMessages, withAuthors } from '../store/message-row.ts'
import { countMessages, findCursors, listAllMessages, listMessages } from '../store/messages.ts'
import { checkDetails, limitDetails, publishLinked } from './details.ts'
import { messagePerAddress, messagePerVisitor, readPerAddress } from './limits.ts'
import { isForeign, isOwner, makeOwnerKey, NotOwner, setOwnerCookie } from './ownership.ts'
import { pageFromReferer } from './page-from-referer.ts'

declare module 'fastify' {
  interface FastifyRequest {
    conversation?: ConversationState
  }
}

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
      return withAuthors(app, await listAllMessages(app.db, limit, cursor))
    },
  })

  app.route({
    ...messagesApi.send,
    onRequest: limitByAddress(messagePerAddress),
    preValidation: [findConversation, limitByVisitor, limitDetails],
    async handler(request, reply) {
      const { body, administrator } = request
      const stored = await storeMessage(request, body)
      const [message] = (await presentMessages(request, [stored.message])) as [Message]
      await setOwnerCookie(reply, body, stored)
      app.chat.publish({ updated: body.user_id })
      if (stored.linked) publishLinked(app, stored.linked)
      if (!administrator) app.chat.presence.touch(body.user_id, pageFromReferer(request))
      return reply.code(stored.outcome === 'stored' ? 201 : 200).send(message)
    },
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

/** Adds authors for administrators, and their first names for visitors. */
async function presentMessages({ administrator, server }: FastifyRequest, stored: StoredMessage[]) {
  return administrator ? withAuthors(server, stored) : toVisitorMessages(server, stored)
}

const userId = new RegExp(userIdPattern)

/** Loads the state of the conversation before the message is stored. */
async function findConversation(request: FastifyRequest) {
  const { user_id } = Object(request.body) as { user_id?: unknown }
  if (typeof user_id !== 'string' || !userId.test(user_id)) return
  request.conversation = await findState(request.server.db, user_id)
}

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

/**
 * The sender may not write this as the office. The parameters are the welcome texts in force, for
 * browsers with a page from before a change.
 */
class NotFromOffice extends PermissionDenied {
  constructor([welcome, welcome_contact]: string[] = []) {
    super('Only the office may send this message.')
    if (welcome && welcome_contact) this.params = { welcome, welcome_contact }
  }
}

/** Stores a message if the caller may send it. */
async function storeMessage(request: FastifyRequest, body: NewMessage) {
  const { administrator, conversation, server } = request
  if (administrator && body.sender !== 'admin')
    throw new PermissionDenied('Administrators must send messages with the sender “admin”.')
  if (conversation && (await isForeign(request, conversation))) throw new NotOwner()
  checkDetails(request, body)
  const appended = await appendMessage(server, body, {
    administratorId: administrator?.id ?? null,
    page: administrator ? '' : pageFromReferer(request),
    ownerKey: makeOwnerKey(request),
    conversation,
  })
  if (appended.outcome === 'refused') throw new NotFromOffice(appended.welcome)
  if (appended.outcome === 'conflict') throw new Conflict('Another message has this ID.')
  return appended
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
