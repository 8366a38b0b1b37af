import type { FastifyReply } from 'fastify'

/** Sends JSON that is already serialized as the contract describes it. */
export function sendJson(reply: FastifyReply, json: string | Buffer) {
  const bytes = typeof json === 'string' ? Buffer.from(json) : json
  return reply.type('application/json; charset=utf-8').send(bytes)
}
