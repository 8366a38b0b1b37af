import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { getViewer } from '#app/platform/server/auth/viewer.ts'
import { createMemoizer } from '#app/platform/server/cache/memoize.ts'
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
