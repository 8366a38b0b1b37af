import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { dashboardApi } from '../contract.ts'
import * as store from './store.ts'

const dashboardRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...dashboardApi.read,
    async handler() {
      const [counts, daily, recent_messages] = await Promise.all([
        store.countTotals(app.db),
        store.countDays(app.db),
        store.listRecentMessages(app.db),
      ])
      return { counts, daily, recent_messages }
    },
  })
}

export default dashboardRoutes
