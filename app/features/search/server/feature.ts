import type { FastifyInstance } from 'fastify'
import type { Feature } from '#app/base/server/feature.ts'
import routes from './routes.ts'
import { makeIndex } from './search-index.ts'

type SearchIndex = ReturnType<typeof makeIndex>

declare module 'fastify' {
  interface FastifyInstance {
    /** Of what visitors can find now. */
    searchIndex: () => SearchIndex
  }
}

export const search: Feature = {
  setUp: (app) => app.decorate('searchIndex', keepIndex(app)),
  routes: [routes],
}

/** What can be found is read again when something changes; the index is made anew if it was that. */
function keepIndex(app: FastifyInstance) {
  let last: { read: string; index: SearchIndex } | undefined
  return app.responseCache.memoize(async () => {
    const found = await Promise.all(app.searchSources.map((list) => list(app)))
    const read = JSON.stringify(found)
    if (last?.read !== read) last = { read, index: makeIndex(found.flat()) }
    return last.index
  })
}
