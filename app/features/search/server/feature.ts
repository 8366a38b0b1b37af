import type { FastifyInstance } from 'fastify'
import type { Feature } from '#app/base/server/feature.ts'
import routes from './routes.ts'
import { createSearchIndex } from './search-index.ts'

type SearchIndex = ReturnType<typeof createSearchIndex>

declare module 'fastify' {
  interface FastifyInstance {
    /** Of what visitors can find now. */
    searchIndex: () => SearchIndex
  }
}

export const search: Feature = {
  setUp: (app) => app.decorate('searchIndex', createIndexCache(app)),
  routes: [routes],
}

/** What can be found is read again when something changes; the index is made anew if it was that. */
function createIndexCache(app: FastifyInstance) {
  let last: { read: string; index: SearchIndex } | undefined
  return app.responseCache.memoize(async () => {
    const found = await Promise.all(app.searchSources.map((list) => list(app)))
    const read = JSON.stringify(found)
    if (last?.read !== read) last = { read, index: createSearchIndex(found.flat()) }
    return last.index
  })
}
