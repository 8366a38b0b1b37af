import type { FastifyRequest } from 'fastify'
import { requireAdministrator } from '#app/base/server/access.ts'
import { recordReauthentication } from './sessions.ts'
import { signTokens } from './tokens.ts'

/** New tokens of the session for who has shown who they are; those before are void from then on. */
export async function renewTokens(request: FastifyRequest) {
  const { server: app } = request
  const { id: sub, username, email, sessionId: sid } = requireAdministrator(request)
  return signTokens(app, {
    sub,
    username,
    email,
    sid,
    proven_at: await recordReauthentication(app.db, sid),
  })
}
