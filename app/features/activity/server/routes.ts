import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { listSubjects } from '#app/base/server/subjects.ts'
import { activityApi } from '../contract.ts'
import * as store from './store.ts'

const activityRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...activityApi.list,
    async handler(request, reply) {
      const told = listSubjects(request)
      const { activities, total } = await store.list(app.db, request.query, told)
      reply.header('x-total-count', total)
      return activities
    },
  })
}

export default activityRoutes
