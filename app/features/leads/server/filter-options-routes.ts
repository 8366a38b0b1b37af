import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { createMemoizer } from '#app/base/server/memoize.ts'
import { getViewer } from '#app/base/server/viewer.ts'
import { filterOptionsApi } from '../filter-options-contract.ts'
import { scopeOf } from './lead-scope.ts'
import { readFilterOptions } from './store/filter-options.ts'

/** Every lead list reads the options, and they seldom change. */
const CACHE_MS = 5000

const filterOptionsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const read = createMemoizer((now) => now + CACHE_MS).memoize(() => readFilterOptions(app.db))
  app.route({
    ...filterOptionsApi.list,
    handler(request) {
      const scope = scopeOf(getViewer(request))
      return scope ? readFilterOptions(app.db, scope) : read()
    },
  })
}

export default filterOptionsRoutes
