import type { FastifyInstance } from 'fastify'
import type { Feature } from '#app/platform/server/feature/feature.ts'
import routes from './routes.ts'
import { createSearchIndex } from './search-index.ts'
import { listOwnGroups, synonymList } from './synonyms.ts'

type SearchIndex = ReturnType<typeof createSearchIndex>

declare module 'fastify' {
  interface FastifyInstance {
    /** The current search index. */
    searchIndex: () => SearchIndex
  }
}

export const search: Feature = {
  ...synonymList,
  setUp: (app) => app.decorate('searchIndex', createIndexCache(app)),
  routes: [...synonymList.routes, routes],
}

/** Reloads search entries and synonyms after each content change and rebuilds the index if they differ. */
function createIndexCache(app: FastifyInstance) {
  let last: { sourcesJson: string; index: SearchIndex } | undefined
  return app.responseCache.memoize(async () => {
    const [entries, ownGroups] = await Promise.all([
      Promise.all(app.searchSources.map((list) => list(app))),
      listOwnGroups(app.db),
    ])
    const sourcesJson = JSON.stringify([entries, ownGroups])
    if (last?.sourcesJson !== sourcesJson)
      last = { sourcesJson, index: createSearchIndex(entries.flat(), ownGroups) }
    return last.index
  })
}
