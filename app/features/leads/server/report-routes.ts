import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { FieldsRefused } from '#app/base/server/errors.ts'
import { reportApi } from '../report-contract.ts'
import { reachOf } from './reach.ts'
import { readClock } from './store/goal.ts'
import { readReport } from './store/report.ts'

const reportRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...reportApi.read,
    async handler({ query, administrator }) {
      if (query.until < query.from) {
        const detail = 'The last day comes before the first one.'
        throw new FieldsRefused({ until: { code: 'order', detail } })
      }
      return readReport(app.db, query, await readClock(app), reachOf(administrator))
    },
  })
}

export default reportRoutes
