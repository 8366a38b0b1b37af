import type { FastifyInstance } from 'fastify'
import { features } from './features.ts'

/** Caches the addresses of features that are not in app/routes.ts. */
export function cacheAddresses(app: FastifyInstance) {
  return app.responseCache.memoize(async () => {
    const found = await Promise.all(features.map(({ listAddresses }) => listAddresses?.(app)))
    const redirects = found.flatMap((each) => each?.redirects ?? [])
    const queryParams = found.flatMap((each) => each?.queryParams ?? [])
    return {
      pages: new Set(found.flatMap((each) => each?.pages ?? [])),
      redirects: new Map(redirects.map((redirect) => [redirect.source, redirect])),
      queryParams: new Map(queryParams.map((choice) => [choice.path, choice])),
      findAddress: app.findAddress,
    }
  })
}

export type KnownAddresses = Awaited<ReturnType<ReturnType<typeof cacheAddresses>>>
