import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type KeyRight, keyRights } from '#app/contract/rights.ts'
import { InvalidApiKey, PermissionDenied } from '../http/errors.ts'
import { consumeLimit, type Limit, MINUTES } from '../http/rate-limit.ts'

/** An API key of another program. */
export interface ApiCaller {
  id: string
  name: string
  rights: KeyRight[]
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The API key of this call, which has the right to it. */
    apiKey: ApiCaller | null
  }
}

const requestsPerKey: Limit = { times: 120, seconds: MINUTES }

/** Whether a token is an API key. Access tokens never begin with this prefix. */
export const isApiKey = (token: string) => token.startsWith('gtv_')

/**
 * Admits an API key that has the right. Throws InvalidApiKey, PermissionDenied or TooManyRequests.
 */
export async function authenticateKey(
  app: FastifyInstance,
  request: FastifyRequest,
  secret: string,
) {
  const key = await app.services.apiKeys.findBySecret(app.db, secret)
  if (!key) throw new InvalidApiKey()
  await consumeLimit(app, requestsPerKey, key.id)
  const { right, keyRight = right } = request.routeOptions.config
  if (!key.rights.some((each) => each === keyRight)) {
    throw new PermissionDenied(
      keyRights.some((each) => each === keyRight)
        ? `This API key does not have the right “${keyRight}”.`
        : 'API keys cannot make this call.',
    )
  }
  request.apiKey = key
}
