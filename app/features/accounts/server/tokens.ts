import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Claims } from '#app/contract/claims.ts'
import { readToken } from '#app/platform/server/auth/access.ts'
import { SESSION_MS } from './sessions.ts'

const ACCESS_S = 5 * 60

type TokenOwner = Pick<
  Claims,
  'sub' | 'username' | 'email' | 'language' | 'sid' | 'reauthenticated_at'
>

export const signTokens = (app: FastifyInstance, owner: TokenOwner) => ({
  access: signAccessToken(app, owner),
  refresh: sign(app, owner, 'refresh', SESSION_MS / 1000),
})

export function signAccessToken(app: FastifyInstance, owner: TokenOwner) {
  return sign(app, owner, 'access', ACCESS_S)
}

export function readRefreshToken(app: FastifyInstance, token: string) {
  return readToken(app, token, 'refresh')
}

function sign(
  app: FastifyInstance,
  { sub, username, email, language, sid, reauthenticated_at }: TokenOwner,
  token_type: Claims['token_type'],
  expiresIn: number,
) {
  const owner = { sub, username, email, role: 'admin', language, sid, reauthenticated_at }
  const claims = { token_type, ...owner, jti: randomUUID() }
  return app.jwt.sign(claims, { expiresIn })
}
