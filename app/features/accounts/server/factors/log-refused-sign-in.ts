import type { FastifyRequest } from 'fastify'

/** Logs a refused sign-in with the account's hashed key. Usernames are never logged. */
export function logRefusedSignIn(request: FastifyRequest, usernameKey: string, message: string) {
  const account = request.server.keyedHash(usernameKey)
  request.log.warn({ ip: request.ip, account }, message)
}
