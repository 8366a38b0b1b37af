import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Smaller ones the system keeps for a reader. */
const LARGE_BYTES = 64 * 1024
/** What may wait in memory for all together who do not read what they have asked for. */
const MAX_WAITING_BYTES = 64 * 1024 * 1024

/**
 * Answers differ for each reader and may have megabytes: a thousand who ask and do not read would
 * take all memory. Before another large one comes, those who have waited longest are dropped.
 */
export function dropUnreadResponses(app: FastifyInstance) {
  /** Oldest first. */
  const answers = new Set<ServerResponse>()

  app.addHook('onSend', (_request, { raw }, payload, done) => {
    const size = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0
    if (size < LARGE_BYTES) return done(null, payload)
    makeRoom(answers)
    answers.add(raw)
    raw.once('close', () => answers.delete(raw))
    // As bytes: Node counts waiting text by its letters, of which one may be three bytes.
    done(null, typeof payload === 'string' ? Buffer.from(payload) : payload)
  })
}

function makeRoom(answers: Set<ServerResponse>) {
  let waiting = 0
  for (const { writableLength } of answers) waiting += writableLength
  for (const answer of answers) {
    if (waiting <= MAX_WAITING_BYTES) return
    waiting -= answer.writableLength
    if (answer.writableLength > 0) answer.req.socket.destroy()
  }
}
