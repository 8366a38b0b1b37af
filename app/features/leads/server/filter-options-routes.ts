import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { createMemoizer } from '#app/base/server/memoize.ts'
import { getViewer } from '#app/base/server/viewer.ts'
import { filterOptionsApi } from '../filter-options-contract.ts'
import { scopeOf } from './lead-scope.ts'
import { readFilterOptions } from './store/filter-options.ts'

/** Every list requests the values, and they seldom change. */
const KEEP_MS = 5000

const choiceRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const read = createMemoizer((now) => now + KEEP_MS).memoize(() => readFilterOptions(app.db))
  app.route({
    ...filterOptionsApi.list,
    handler(request) {
      const scope = scopeOf(getViewer(request))
      return scope ? readFilterOptions(app.db, scope) : read()
    },
  })
}

export default choiceRoutes
