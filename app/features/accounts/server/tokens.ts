import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { readToken } from '#app/base/server/access.ts'
import type { Claims } from '#app/contract/claims.ts'
import { SESSION_MS } from './sessions.ts'

const ACCESS_S = 5 * 60

type Person = Pick<Claims, 'sub' | 'username' | 'email' | 'sid' | 'proven_at'>

export const bothTokens = (app: FastifyInstance, person: Person) => ({
  access: accessToken(app, person),
  refresh: sign(app, person, 'refresh', SESSION_MS / 1000),
})

export function accessToken(app: FastifyInstance, person: Person) {
  return sign(app, person, 'access', ACCESS_S)
}

export function readRefreshToken(app: FastifyInstance, token: string) {
  return readToken(app, token, 'refresh')
}

function sign(
  app: FastifyInstance,
  { sub, username, email, sid, proven_at }: Person,
  token_type: Claims['token_type'],
  expiresIn: number,
) {
  const person = { sub, username, email, role: 'admin', sid, ...(proven_at && { proven_at }) }
  const claims = { token_type, ...person, jti: randomUUID() }
  return app.jwt.sign(claims, { expiresIn })
}
