import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { Signals } from '#database/signals.ts'
import { sendJson } from './json.ts'

const KEEP_MS = 60_000

interface Remembered {
  body: Buffer
  etag: string
  until: number
}

/**
 * What everybody is shown alike, made once and answered from memory until something that is
 * shown changes: whoever changes it calls `changed()`, the one place for it. Other servers hear
 * of it by signal; should a signal be lost, memory is a minute old at most.
 */
export function rememberContent(signals: Signals) {
  const remembered = new Map<string, Remembered>()
  let revision = 0

  function forget() {
    revision++
    remembered.clear()
  }
  signals.on('content', forget)

  return {
    async changed() {
      forget()
      await signals.send('content', '')
    },

    /** Answers with what `make` returns, serialized by the route's own schema. */
    async answer(reply: FastifyReply, key: string, make: () => Promise<unknown>) {
      let answer = remembered.get(key)
      if (!answer || answer.until < Date.now()) {
        const before = revision
        const body = Buffer.from(reply.serialize(await make()) as string)
        const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
        answer = { body, etag, until: Date.now() + KEEP_MS }
        // Made of what has changed meanwhile: good for this caller, not to be kept.
        if (before === revision) remembered.set(key, answer)
      }
      reply.header('etag', answer.etag).header('cache-control', 'no-cache')
      if (reply.request.headers['if-none-match'] === answer.etag) return reply.code(304).send()
      return sendJson(reply, answer.body)
    },
  }
}

export type Content = ReturnType<typeof rememberContent>
