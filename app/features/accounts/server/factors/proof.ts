import type { FastifyInstance } from 'fastify'
import { Refusal } from '#app/base/server/errors.ts'
import type { Database } from '#database/connect.ts'
import { isProven } from '../sessions.ts'

/** Before what is dangerous it is asked who holds the session: a desk may have been left open. */
export function demandProof(app: FastifyInstance) {
  app.addHook('onRequest', async ({ administrator, routeOptions: { config } }) => {
    if (config.proof === undefined || !administrator) return
    await requireProof(app.db, administrator.sessionId)
  })
}

/** For routes where it depends on who asks. Throws ProofRequired. */
export async function requireProof(db: Database, sessionId: string) {
  if (!(await isProven(db, sessionId))) throw new ProofRequired()
}

class ProofRequired extends Refusal {
  constructor() {
    super(403, 'proof_required', 'Please show first that it is still you.')
  }
}
