import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { responseLogApi } from '../response-log-contract.ts'
import { list } from './response-log/list.ts'
import { summarize } from './response-log/summary.ts'

/** Lists recent enquiries with their notifications and first response, and summarizes them. */
const responseLogRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...responseLogApi.list,
    async handler({ query }, reply) {
      const { enquiries, total } = await list(app, query)
      reply.header('x-total-count', total)
      return enquiries
    },
  })

  app.route({ ...responseLogApi.summary, handler: () => summarize(app) })
}

export default responseLogRoutes
