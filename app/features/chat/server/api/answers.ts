import type { FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import { sendJson } from '#app/base/server/json.ts'
import { ownBytes } from '#app/base/server/own-bytes.ts'
import type { Database } from '#database/connect.ts'
import type { ConversationState } from '../store/conversation-state.ts'
import { forVisitor } from '../store/message-row.ts'
import { listOf } from '../store/messages.ts'

const MOST_BYTES = 8 * 1024 * 1024

interface Answer {
  version: string
  body: Buffer
}

/**
 * Whole conversations as they were last answered. A chat that only polls asks every 3 s, nearly
 * always for nothing new: then it costs one look at the version.
 */
export function rememberAnswers(db: Database) {
  const answers = new LRUCache<string, Answer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }) => body.length + 500,
  })

  return {
    /** `state` was read before: whatever comes until the messages are shows at the next look. */
    async send(reply: FastifyReply, state: ConversationState, limit: number) {
      const { user_id } = state
      const version = `${state.last_seq}-${state.message_count}`
      const key = `${limit} ${user_id}`
      let answer = answers.get(key)
      if (answer?.version !== version) {
        const messages = (await listOf(db, user_id, { limit })).map(forVisitor)
        const body = ownBytes(Buffer.from(reply.serialize(messages) as string))
        answer = { version, body }
        answers.set(key, answer)
      }
      return sendJson(reply, answer.body)
    },
  }
}
