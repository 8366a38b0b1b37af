import type { FastifyRequest } from 'fastify'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { recordReauthentication } from './sessions.ts'
import * as store from './store.ts'
import { signTokens } from './tokens.ts'

/** Records the reauthentication and returns new tokens. Tokens signed before become invalid. */
export async function renewTokens(request: FastifyRequest) {
  const { server: app } = request
  const { id: sub, username, email, sessionId: sid } = requireAdministrator(request)
  const account = await store.findById(app.db, sub)
  return signTokens(app, {
    sub,
    username,
    email,
    language: account?.language,
    sid,
    reauthenticated_at: await recordReauthentication(app.db, sid),
  })
}
