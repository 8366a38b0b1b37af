import type { FastifyInstance } from 'fastify'
import type { Feature } from '#app/platform/server/feature/feature.ts'
import routes from './routes.ts'
import { createSearchIndex } from './search-index.ts'
import { listOwnGroups, synonymList } from './synonyms.ts'

type SearchIndex = ReturnType<typeof createSearchIndex>

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns the search with the current index. */
    searchIndex: () => Promise<SearchIndex['search']>
  }
}

export const search: Feature = {
  ...synonymList,
  setUp: (app) => app.decorate('searchIndex', createIndexCache(app)),
  routes: [...synonymList.routes, routes],
}

/** Updates the index after each content change. Other synonyms need a new one. */
function createIndexCache(app: FastifyInstance) {
  let last: { groupsJson: string; index: SearchIndex } | undefined
  let updating: Promise<unknown> = Promise.resolve()

  async function update() {
    const [sources, ownGroups] = await Promise.all([listSources(app), listOwnGroups(app.db)])
    const groupsJson = JSON.stringify(ownGroups)
    const index = last?.groupsJson === groupsJson ? last.index : createSearchIndex(ownGroups)
    await index.update(sources.keys, sources.read)
    last = { groupsJson, index }
    return index.search
  }

  return app.responseCache.memoize(() => {
    // One after the other, since they change the same index.
    const next = updating.catch(() => undefined).then(update)
    updating = next
    return next
  })
}

/** Returns the keys of all entries. An entry that is read each time is its own key, as JSON. */
async function listSources(app: FastifyInstance) {
  const numerous = app.numerousSearchSources
  const [listed, numerousKeys] = await Promise.all([
    Promise.all(app.searchSources.map((list) => list(app))),
    Promise.all(numerous.map(({ listKeys }) => listKeys(app))),
  ])
  const entries = new Map(listed.flat().map((entry) => [JSON.stringify(entry), entry]))
  const sources = new Map(
    numerous.flatMap((source, index) =>
      (numerousKeys[index] ?? []).map((key) => [key, source] as const),
    ),
  )

  async function read(keys: string[]) {
    const found = await Promise.all(
      numerous.map((source) =>
        source.readEntries(
          app,
          keys.filter((key) => sources.get(key) === source),
        ),
      ),
    )
    const own = [...entries].filter(([key]) => keys.includes(key))
    return new Map([...own, ...found.flatMap((each) => [...each])])
  }

  return { keys: [...entries.keys(), ...sources.keys()], read }
}
