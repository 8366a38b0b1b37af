import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { createMemoizer } from '#app/base/server/memoize.ts'
import { getViewer } from '#app/base/server/viewer.ts'
import { choicesApi } from '../choices-contract.ts'
import { reachOf } from './reach.ts'
import { readChoices } from './store/choices.ts'

/** Each list asks for it, and it seldom changes. */
const KEEP_MS = 5000

const choiceRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const read = createMemoizer((now) => now + KEEP_MS).memoize(() => readChoices(app.db))
  app.route({
    ...choicesApi.list,
    handler(request) {
      const reach = reachOf(getViewer(request))
      return reach ? readChoices(app.db, reach) : read()
    },
  })
}

export default choiceRoutes
