import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Smaller responses fit into the socket buffer of the system. */
const LARGE_BYTES = 64 * 1024
/** The memory limit of all unread responses together. */
const MAX_WAITING_BYTES = 64 * 1024 * 1024

/**
 * Closes the oldest unread responses before another large one is sent, because a thousand clients
 * that do not read would exhaust the memory.
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
    // As bytes: Node counts waiting text in characters, which may have three bytes.
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
