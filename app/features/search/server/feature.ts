import type { FastifyInstance } from 'fastify'
import type { Feature } from '#app/platform/server/feature/feature.ts'
import { manifest } from '../feature.ts'
import routes from './routes.ts'
import { createSearchIndex } from './search-index.ts'

type SearchIndex = ReturnType<typeof createSearchIndex>

declare module 'fastify' {
  interface FastifyInstance {
    /** The current search index. */
    searchIndex: () => SearchIndex
  }
}

export const search: Feature = {
  manifest,
  setUp: (app) => app.decorate('searchIndex', createIndexCache(app)),
  routes: [routes],
}

/** Reloads the search entries after each content change and rebuilds the index if they differ. */
function createIndexCache(app: FastifyInstance) {
  let last: { entriesJson: string; index: SearchIndex } | undefined
  return app.responseCache.memoize(async () => {
    const entries = await Promise.all(app.searchSources.map((list) => list(app)))
    const entriesJson = JSON.stringify(entries)
    if (last?.entriesJson !== entriesJson)
      last = { entriesJson, index: createSearchIndex(entries.flat()) }
    return last.index
  })
}
