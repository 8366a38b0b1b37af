import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { contentChangesApi } from '../contract.ts'
import * as store from './store.ts'

const contentChangeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...contentChangesApi.read,
    handler: (_request, reply) => app.responseCache.respondJson(reply, () => store.list(app.db)),
  })
}

export default contentChangeRoutes
