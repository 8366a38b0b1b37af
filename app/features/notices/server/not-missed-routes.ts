import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { notMissedApi } from '../not-missed-contract.ts'
import { list } from './not-missed/list.ts'
import { summarize } from './not-missed/summary.ts'

/** Whether anybody was forgotten who asked. */
const notMissedRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...notMissedApi.list,
    async handler({ query }, reply) {
      const { asked, total } = await list(app, query)
      reply.header('x-total-count', total)
      return asked
    },
  })

  app.route({ ...notMissedApi.summary, handler: () => summarize(app) })
}

export default notMissedRoutes
