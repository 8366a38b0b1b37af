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
  const openResponses = new Set<ServerResponse>()

  app.addHook('onSend', (_request, { raw }, payload, done) => {
    const size = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0
    if (size < LARGE_BYTES) return done(null, payload)
    makeRoom(openResponses)
    openResponses.add(raw)
    raw.once('close', () => openResponses.delete(raw))
    // As bytes: Node counts waiting text in characters, which may have three bytes.
    done(null, typeof payload === 'string' ? Buffer.from(payload) : payload)
  })
}

function makeRoom(openResponses: Set<ServerResponse>) {
  let waitingBytes = 0
  for (const { writableLength } of openResponses) waitingBytes += writableLength
  for (const answer of openResponses) {
    if (waitingBytes <= MAX_WAITING_BYTES) return
    waitingBytes -= answer.writableLength
    if (answer.writableLength > 0) answer.req.socket.destroy()
  }
}
