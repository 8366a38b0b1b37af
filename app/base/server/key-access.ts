import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { KeyRight, Right } from '#app/contract/rights.ts'
import { InvalidToken, PermissionDenied } from './errors.ts'
import { consumeLimit, type Limit, MINUTES } from './rate-limit.ts'

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

const requestsPerKey: Limit = { times: 120, seconds: MINUTES }

/** No token of ours begins like this. */
export const isApiKey = (token: string) => token.startsWith('gtv_')

/** Lets a key in where it has the right to. Throws TokenNotValid, NotAllowed or TooManyRequests. */
export async function authenticateKey(
  app: FastifyInstance,
  request: FastifyRequest,
  secret: string,
) {
  const key = await app.services.apiKeys.findBySecret(app.db, secret)
  if (!key) throw new InvalidToken()
  await consumeLimit(app, requestsPerKey, key.id)
  const { right } = request.routeOptions.config
  if (!right || !(key.rights as Right[]).includes(right)) {
    throw new PermissionDenied('This key has no right to that.')
  }
  request.apiKey = key
}
