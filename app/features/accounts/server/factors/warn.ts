import type { FastifyRequest } from 'fastify'

/** Logs what was refused, and whose it was by their key: names are not for the log. */
export function warn(request: FastifyRequest, usernameKey: string, what: string) {
  const account = request.server.keyedHash(usernameKey)
  request.log.warn({ address: request.ip, account }, what)
}
