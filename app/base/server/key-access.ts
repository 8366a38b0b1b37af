import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { KeyRight, Right } from '#app/contract/rights.ts'
import { NotAllowed, TokenNotValid } from './errors.ts'
import { count, type Limit, MINUTES } from './limits.ts'

/** Another program's key. */
export interface ApiCaller {
  id: string
  name: string
  rights: KeyRight[]
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Which key came along, on calls that it has the right to. */
    apiKey: ApiCaller | null
  }
}

const callPerKey: Limit = { times: 120, seconds: MINUTES }

/** No token of ours begins like this. */
export const isApiKey = (token: string) => token.startsWith('gtv_')

/** Lets a key in where it has the right to. Throws TokenNotValid, NotAllowed or TooManyRequests. */
export async function authenticateKey(
  app: FastifyInstance,
  request: FastifyRequest,
  secret: string,
) {
  const key = await app.keepers.apiKeys.findBySecret(app.db, secret)
  if (!key) throw new TokenNotValid()
  await count(app, callPerKey, key.id)
  const { right } = request.routeOptions.config
  if (!right || !(key.rights as Right[]).includes(right)) {
    throw new NotAllowed('This key has no right to that.')
  }
  request.apiKey = key
}
