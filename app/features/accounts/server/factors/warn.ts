import type { FastifyRequest } from 'fastify'

/** Logs what was refused, and whose it was: names are not for the log. */
export function warn(request: FastifyRequest, username: string, what: string) {
  const account = request.server.keyedHash(username.toLowerCase())
  request.log.warn({ address: request.ip, account }, what)
}
