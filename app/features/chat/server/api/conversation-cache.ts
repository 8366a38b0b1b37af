import type { FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import { compactBuffer } from '#app/platform/server/http/compact-buffer.ts'
import { sendJson } from '#app/platform/server/http/json.ts'
import type { Database } from '#database/connect.ts'
import type { ConversationState } from '../store/conversation-state.ts'
import { toVisitorMessage } from '../store/message-row.ts'
import { listMessages } from '../store/messages.ts'

const MAX_BYTES = 8 * 1024 * 1024

interface CachedConversation {
  version: string
  body: Buffer
}

/**
 * Caches serialized conversations by version, because a chat without a stream polls every 3 s and
 * rarely gets a new message.
 */
export function createConversationCache(db: Database) {
  const cache = new LRUCache<string, CachedConversation>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.length + 500,
  })

  return {
    /** Sends the messages of the conversation. `state` must be read before, so that a later change has another version. */
    async send(reply: FastifyReply, state: ConversationState, limit: number) {
      const { user_id } = state
      const version = `${state.last_seq}-${state.message_count}`
      const key = `${limit} ${user_id}`
      let cached = cache.get(key)
      if (cached?.version !== version) {
        const messages = (await listMessages(db, user_id, { limit })).map(toVisitorMessage)
        const body = compactBuffer(Buffer.from(reply.serialize(messages) as string))
        cached = { version, body }
        cache.set(key, cached)
      }
      return sendJson(reply, cached.body)
    },
  }
}
