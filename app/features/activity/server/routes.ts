import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { activityApi } from '../contract.ts'
import * as store from './store.ts'

const activityRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...activityApi.list,
    async handler({ query }, reply) {
      const { activities, total } = await store.list(app.db, query)
      reply.header('x-total-count', total)
      return activities
    },
  })
}

export default activityRoutes
