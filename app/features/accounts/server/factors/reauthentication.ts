import type { FastifyInstance } from 'fastify'
import { ApiError } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import { isReauthenticated } from '../sessions.ts'

/** Asks for reauthentication before sensitive requests: a desk may be unattended. */
export function addReauthenticationHook(app: FastifyInstance) {
  app.addHook('onRequest', async ({ administrator, routeOptions: { config } }) => {
    if (config.reauthentication === undefined || !administrator) return
    await requireReauthentication(app.db, administrator.sessionId)
  })
}

/** For routes where it depends on the account. Throws ReauthenticationRequired. */
export async function requireReauthentication(db: Database, sessionId: string) {
  if (!(await isReauthenticated(db, sessionId))) throw new ReauthenticationRequired()
}

class ReauthenticationRequired extends ApiError {
  constructor() {
    super(403, 'reauthentication_required', 'Please confirm your identity first.')
  }
}
