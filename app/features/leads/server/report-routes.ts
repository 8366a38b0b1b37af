import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { addDays } from '#app/base/server/days.ts'
import { ValidationError } from '#app/base/server/errors.ts'
import { getViewer } from '#app/base/server/viewer.ts'
import { dayIn } from '#app/contract/date-format.ts'
import { reportApi } from '../report-contract.ts'
import { scopeOf } from './lead-scope.ts'
import { readReport } from './store/report.ts'
import { readHoursAndSettings } from './store/response-target.ts'

const reportRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...reportApi.read,
    async handler(request) {
      const { query } = request
      const hoursAndSettings = await readHoursAndSettings(app)
      const until = query.until ?? dayIn(hoursAndSettings.time_zone, new Date())
      const from = query.from ?? addDays(until, -29)
      if (until < from) {
        const detail = 'The last day is before the first day. Choose a later last day.'
        throw new ValidationError({ until: { code: 'order', detail } })
      }
      return readReport(
        app.db,
        { by: query.group_by, from, until },
        hoursAndSettings,
        scopeOf(getViewer(request)),
      )
    },
  })
}

export default reportRoutes
